import { PAINEL } from './urls-painel.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Keeps what somebody chose for this browser in a cookie, so that the server draws the next page by it. What is asked for by a button is necessary: no
 * consent is asked (LGPD art. 7). `valor` has no character that a cookie could not hold.
 */
export function keepEscolha(nome: string, valor: string): void {
  document.cookie = `${nome}=${valor}; Path=${PAINEL}; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}

/** The same out of the `Cookie` header of a request; '': nothing was chosen. It may be whatever a browser sends. */
export function readEscolha(cabecalho: string, nome: string): string {
  const parte = cabecalho.split(/;\s*/).find((cada) => cada.startsWith(`${nome}=`))
  return parte?.slice(nome.length + 1) ?? ''
}
