/** Where the chat's form leads (CHAT-01): the same path in every market. */
export const CHAT_PATH = '/chat';
