/** Loads `.env`, if present; existing environment variables take precedence. Imported for its side effect. */
try {
  process.loadEnvFile(".env");
} catch (error) {
  // Without a file every setting has a default. One that cannot be read must not become them.
  if (error.code !== "ENOENT") {
    console.error(`.env cannot be read: ${error.message}`);
    // A temporary failure, for a mail server that pipes a bounce here: it tries again.
    process.exit(75);
  }
}
