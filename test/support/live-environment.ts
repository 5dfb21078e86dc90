/** Settings with which live mode starts; of a company that there is not. */
export const LIVE_ENVIRONMENT = {
  APP_MODE: 'live',
  DATA_FOLDER: 'data',
  BRAND_DOMAIN: 'www.example',
  BRAND_EMAIL: 'people@example.org',
  COMPANY_NAME: 'Brand Travel Ltd',
  COMPANY_ADDRESS: '1 Long Road, Dover',
  SESSION_SECRET: 'kq0PZ5cH1bqvYt3mXw8uRd4sLfNj7gAoE6iTzB2xVyU',
  SMTP_URL: 'smtps://mail.example.org',
  MAIL_FROM: 'people@example.org',
  LOGIN_HOST: 'login.example.org',
  TRUSTED_PROXIES: 'none',
} as const;
