/** The browser's Dutch voice: one of the device itself first, which tells nobody what is read. */
export function dutchVoice(): SpeechSynthesisVoice | undefined {
  const dutch = speechSynthesis.getVoices().filter(({ lang }) => /^nl\b|^nl_/i.test(lang));
  return dutch.find(({ localService }) => localService) ?? dutch[0];
}
