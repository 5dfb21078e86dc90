/** Header, footer, contacts, banner bars and settings of the site. */
export const LAYOUT_FILE = 'layout.yaml';
