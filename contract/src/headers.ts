/** Headers and cookies that every side reads by these names alone (readings 8). */
export const headers = {
  consent: 'x-cookie-consent',
  consentDecided: 'x-cookie-consent-decided',
  fornecedor: 'x-fornecedor',
  utmSource: 'x-utm-source',
  utmCampaign: 'x-utm-campaign',
  utmAll: 'x-utm-all',
} as const

/** Headers that the server sends with pages. */
export const headersDaPagina = {
  /**
   * Whose the page is, so that what a device keeps of it goes with that person: '-' nobody's, else login and cliente. Without it
   * nothing of the page may be kept.
   */
  quem: 'x-vitrine-quem',
} as const

export const cookies = {
  /** HttpOnly; the session token. */
  sessao: 'vitrine_sessao',
  /** HttpOnly; the token by which staff looks at its store as a customer (decision 0112). */
  visao: 'vitrine_visao',
  /** '1,1,1,1' once the visitor has chosen. */
  consent: 'vitrine_consent',
  /** Where to deliver or pick up: JSON of `Lugar`, URI-encoded. */
  local: 'vitrine_local',
  /** Lines added before hydration or without script; the browser's cart takes them over. */
  carrinho: 'vitrine_carrinho',
  utmSource: 'utm_source',
  utmCampaign: 'utm_campaign',
  utmAll: 'utm_all',
} as const

/** UTM cookies last 7 days (§9). */
export const UTM_MAX_AGE = 604_800
