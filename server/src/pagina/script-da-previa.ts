import { cabecalhoDaPrevia, cookies, cookiesDaPrevia } from '@vitrine/contract'

/**
 * Runs in the browser, as it stands here. Cookies and storage are the page's own, in memory; nobody is asked about cookies, and nothing is measured.
 * What it asks this host for names the link, and links to other pages of the store keep it; one that leads out of the store,
 * as to a page where something is paid, is not followed, and that is said.
 */
const SEPARA = `([codigo, doLink, dosCookies, consentimento]) => {
  const proprios = new Map()
  const read = () => [...proprios].map((par) => par.join('=')).join('; ')
  const put = (texto) => {
    const [par, ...mais] = String(texto).split(';')
    const [nome, valor = ''] = par.trim().split(/=(.*)/s)
    if (mais.some((cada) => /^\\s*max-age=(0|-\\d+)\\s*$/i.test(cada))) proprios.delete(nome)
    else proprios.set(nome, valor)
  }
  put(consentimento + '=1,1,1,0')
  Object.defineProperty(document, 'cookie', { get: read, set: put })

  class Guarda {
    getItem(nome) { return Object.hasOwn(this, nome) ? this[nome] : null }
    setItem(nome, valor) { this[nome] = String(valor) }
    removeItem(nome) { delete this[nome] }
    clear() { for (const nome of Object.keys(this)) delete this[nome] }
    key(posto) { return Object.keys(this)[posto] ?? null }
    get length() { return Object.keys(this).length }
  }
  for (const nome of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, nome, { value: new Guarda() })

  const isDaqui = (url) => new URL(url, location.href).origin === location.origin
  const loja = (caminho) => caminho.split('/')[1]
  let aviso
  const say = () => {
    aviso?.remove()
    aviso = document.createElement('p')
    aviso.setAttribute('role', 'status')
    aviso.style.cssText = 'position:fixed;inset:auto 16px 16px;z-index:2147483647;margin:0;padding:12px 16px;border-radius:8px;background:#1d1d1b;color:#fff;font:15px/1.4 sans-serif;text-align:center'
    document.body.append(aviso)
    // Read by a screen reader because it comes after its place.
    aviso.textContent = 'Este link sai da loja: não faz parte da prévia.'
    const este = aviso
    setTimeout(() => este.remove(), 8000)
  }
  const pede = window.fetch
  window.fetch = (oQue, como) => {
    const pedido = new Request(oQue, como)
    if (isDaqui(pedido.url)) {
      pedido.headers.set(doLink, codigo)
      pedido.headers.set(dosCookies, read())
    }
    return pede(pedido)
  }
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!link) return
    const url = new URL(link.href)
    if (!isDaqui(link.href) || loja(url.pathname) !== loja(location.pathname)) {
      event.preventDefault()
      event.stopPropagation()
      say()
      return
    }
    if (url.pathname === location.pathname && url.hash) return
    url.searchParams.set('previa', codigo)
    link.href = url.href
  }, true)
  addEventListener('submit', (event) => {
    if (event.target.method !== 'post' || document.getElementById('aviso-da-previa')) return
    const aviso = document.createElement('div')
    aviso.id = 'aviso-da-previa'
    aviso.setAttribute('role', 'status')
    aviso.style.cssText = 'position:fixed;inset:0 0 auto;z-index:999;padding:10px 16px;background:#1d1d1b;color:#fff;text-align:center'
    document.body.append(aviso)
    setTimeout(() => { aviso.textContent = 'É uma prévia: nada é comprado por aqui.' })
    setTimeout(() => aviso.remove(), 6000)
  }, true)
}`

/** What makes a page of a preview one that nobody is logged in to (decision 0167), before any other script of it. */
export function writeScriptDaPrevia(codigo: string): string {
  const nomes = JSON.stringify([codigo, cabecalhoDaPrevia, cookiesDaPrevia, cookies.consent])
  // The code is whatever stands in the address.
  return `(${SEPARA})(${nomes.replaceAll('<', String.raw`\u003c`)})`
}
