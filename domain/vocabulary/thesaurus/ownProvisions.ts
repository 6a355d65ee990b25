/** What an employer may pay for, and what people call it. */
export const PROVISIONS: readonly (readonly [part: 'housing' | 'travel', nouns: string])[] = [
  [
    'housing',
    'boende|boendet|bostad|bostaden|lägenhet|lägenheten|logi|hotell|hotellrum|övernattning|övernattningar|stuga|' +
      'accommodation|housing|apartment|flat|lodging|hotel|hotels|room',
  ],
  [
    'travel',
    'resa|resan|resor|resorna|hemresor|flyg|flyget|flygresa|flygresor|flygbiljett|flygbiljetter|tåg|tågresor|tågbiljett|tågbiljetter|' +
      'travel|travels|flight|flights|train|plane tickets|flight tickets|train tickets',
  ],
];
/** Both at once: "flyg och boende", in any order. */
export const TRAVEL_AND_HOUSING = {
  travel: 'resa|resor|flyg|tåg|travel|travels|flight|flights',
  housing: 'boende|bostad|logi|hotell|lägenhet|accommodation|housing|apartment|flat|hotel',
};
/** How they say that it is paid for or arranged: before the noun, and after it. */
export const PROVIDED = {
  before:
    'fri|fritt|fria|gratis|betald|betalt|betalda|ordnad|ordnat|inkl|inklusive|erbjuder|erbjuds|ordnar|fixar|betalar|hjälp med|' +
    'free|paid|subsidised|incl|including|offering|help with',
  after:
    'ingår|inkluderat|inkluderad|inräknat|fixat|ordnat|ordnad|ordnas|erbjuds|erbjudes|finns|fixas|betalas|betald|betalt|betalda|tillhandahålls|included|provided|paid|paid for|offered|' +
    'arranged|covered|available|reimbursed',
  /** Only before where somebody lives: "med tåg" is how one comes. */
  with: 'med|with',
};
