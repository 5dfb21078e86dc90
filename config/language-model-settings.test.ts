import { describe, expect, test } from 'vitest';
import { readSettings, WrongSetting } from './settings.ts';

const MODEL = { AI_BASE_URL: 'https://models.example.com/v1', AI_MODEL: 'small-1' };

describe('AI-01 the language model', () => {
  test('is none until its address and its name are given', () => {
    expect(readSettings({}).languageModel).toBeNull();
    expect(readSettings({ AI_TIMEOUT_MS: '500' }).languageModel).toBeNull();
  });

  test('has a key where it asks for one, and three seconds', () => {
    expect(readSettings(MODEL).languageModel).toEqual({
      baseUrl: 'https://models.example.com/v1',
      model: 'small-1',
      apiKey: null,
      timeoutMs: 3_000,
    });
    const given = {
      ...MODEL,
      AI_BASE_URL: 'http://localhost:11434/v1/',
      AI_API_KEY: 'secret',
      AI_TIMEOUT_MS: '800',
    };
    expect(readSettings(given).languageModel).toMatchObject({
      baseUrl: 'http://localhost:11434/v1',
      apiKey: 'secret',
      timeoutMs: 800,
    });
  });

  test.each([
    [{ AI_MODEL: 'small-1' }, 'AI_BASE_URL: is wanted with AI_MODEL'],
    [{ AI_BASE_URL: MODEL.AI_BASE_URL }, 'AI_MODEL: is wanted with AI_BASE_URL'],
    [{ AI_API_KEY: 'secret' }, 'AI_BASE_URL: is wanted with AI_API_KEY'],
    [{ ...MODEL, AI_BASE_URL: 'https://me:secret@models.example.com' }, 'AI_BASE_URL: has a user'],
    [{ ...MODEL, AI_API_KEY: 'se cret' }, 'AI_API_KEY: has characters that no header takes'],
    [{ ...MODEL, AI_TIMEOUT_MS: '0' }, 'AI_TIMEOUT_MS'],
  ])('%j stops the start, and its key is in no message', (given, problem) => {
    const read = () => readSettings(given);
    expect(read).toThrow(WrongSetting);
    expect(read).toThrow(problem);
    expect(read).not.toThrow(/se ?cret/);
  });
});
