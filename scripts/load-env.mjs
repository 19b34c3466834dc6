/** Loads `.env`, if present; existing environment variables take precedence. Imported for its side effect. */
try {
  process.loadEnvFile(".env");
} catch {
  // No file: every setting has a default.
}
