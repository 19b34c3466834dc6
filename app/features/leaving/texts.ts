/** The texts of leaving. */
export const leavingTexts = {
  leaving: {
    title: "Verwijder je account",
    intro: "Je mag altijd weg. Lees hier eerst wat er dan verdwijnt, en wat er blijft staan.",
    goes: {
      title: "Dit verdwijnt",
      list: [
        "Je e-mailadres, je wachtwoord en je gebruikersnaam. Op al je apparaten word je uitgelogd.",
        "Je profiel en je foto, ook wat je over je gezondheid vertelde.",
        "Je blogs, met alles wat anderen eronder schreven.",
        "Je berichten aan andere leden en je verzoeken om contact.",
        "Wat je volgt, en de mails waarvoor je je hier aanmeldde.",
      ],
    },
    stays: {
      title: "Dit blijft",
      list: [
        "De gesprekken die je begon en je reacties bij anderen. Daar staat dan 'Anoniem lid' bij. Je naam verdwijnt ook waar iemand je woorden aanhaalt.",
        "Gegevens over je giften. Die moeten we van de wet zeven jaar bewaren.",
        "Wat onze medewerkers deden met accounts. Daarin staat een code in plaats van je naam.",
        "Mails die al verstuurd zijn, en bestanden die je zelf hebt bewaard. Die kunnen wij niet terughalen.",
        "Je aanmelding voor de nieuwsbrief. Afmelden doe je met de link onder elke nieuwsbrief.",
      ],
    },
    sure: "Weet je het zeker?",
    steps:
      "Vul je wachtwoord in. We sturen je dan een mail met een link. Pas als je daar op de knop drukt, verwijderen we je account.",
    button: "Stuur mij de link",
    sent: {
      title: "Kijk in je mail",
      text: "We stuurden je een link. Die werkt 24 uur. Tot je op de knop drukt, verandert er niets.",
      again: "Stuur de mail opnieuw",
      stay: "Ik blijf toch, naar mijn account",
    },
    confirm: {
      title: "Wil je je account echt verwijderen?",
      text: "Met deze knop is je account meteen weg. We kunnen niets meer terughalen.",
      button: "Ja, verwijder mijn account",
      stay: "Nee, ik houd mijn account",
    },
    done: {
      title: "Je account is verwijderd",
      text: "Je gegevens zijn weg. Je krijgt nog één mail waarin dat staat. Dank je wel dat je er was. Je bent altijd weer welkom.",
      button: "Naar de voorpagina",
    },
  },
};
