declare global {
  interface Window {
    dataLayer?: unknown[]
    [desligado: `ga-disable-${string}`]: boolean | undefined
  }
}

/** Google's own name of a command and its parameters; its script reads the `arguments` of a function, no list. */
export function gtag(..._comando: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- Google's script does not take an array as a command
  ;(window.dataLayer ??= []).push(arguments)
}

/**
 * Loads Google Analytics 4 for a measurement id, once, and resolves whether it came: a blocker or a network may keep it out. Nothing for
 * advertising is granted, and no address is sent but those that are told.
 */
export function loadGtag(id: string): Promise<boolean> {
  window[`ga-disable-${id}`] = false
  const pronto = document.querySelector('script[data-ga4]')
  if (pronto) return Promise.resolve(true)
  gtag('js', new Date())
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Cookies of this host alone, so that a refusal can remove them.
    cookie_domain: 'none',
    page_location: location.origin,
    page_referrer: '',
  })
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.async = true
    script.dataset.ga4 = id
    script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
    document.head.append(script)
  })
}

/** After a refusal: nothing more is sent, and its cookies go (P2). */
export function stopGtag(id: string): void {
  window[`ga-disable-${id}`] = true
  for (const parte of document.cookie.split(/;\s*/)) {
    const [nome = ''] = parte.split('=', 1)
    if (nome.startsWith('_ga')) document.cookie = `${nome}=; path=/; max-age=0; samesite=lax`
  }
}
