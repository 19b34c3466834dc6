/** Settings from `.env`, where there is one; what the environment already holds wins. Imported for its effect. */
try {
  process.loadEnvFile(".env");
} catch {
  // No file: every setting has a default.
}
