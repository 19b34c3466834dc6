import { useTranslation } from "react-i18next";

const minute = 60;
const hour = 60 * minute;

/** A waiting time in words, rounded up: '40 seconden', '2 minuten', '1 uur'. */
export function useWaitingTime(): (seconds: number) => string {
  const { t } = useTranslation();
  return (seconds) => {
    if (seconds < minute) return t("forms.waitingTime.seconds", { count: Math.ceil(seconds) });
    if (seconds <= hour - minute)
      return t("forms.waitingTime.minutes", { count: Math.ceil(seconds / minute) });
    return t("forms.waitingTime.hours", { count: Math.ceil(seconds / hour) });
  };
}
