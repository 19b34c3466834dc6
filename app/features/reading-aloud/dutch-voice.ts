/** The browser's Dutch voice; a local one first, as it sends no text to a server. */
export function dutchVoice(): SpeechSynthesisVoice | undefined {
  const dutch = speechSynthesis.getVoices().filter(({ lang }) => /^nl\b|^nl_/i.test(lang));
  return dutch.find(({ localService }) => localService) ?? dutch[0];
}
