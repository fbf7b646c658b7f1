import type { ShouldRevalidateFunctionArgs } from 'react-router'

import { waitsForLogin } from './sessao-encerrada.ts'

/** A panel that opens or closes changes the hash alone: no screen loads its data again for that. */
export function revalidateScreen(args: ShouldRevalidateFunctionArgs): boolean {
  return isHashChange(args) || isUnchanged(args) || isHeld(args) ? false : args.defaultShouldRevalidate
}

/** Store, categories and session stay while the shopper walks inside one store. */
export function revalidateRaiz(args: ShouldRevalidateFunctionArgs): boolean {
  if (isUnchanged(args)) return false
  if (args.formMethod && args.formMethod !== 'GET') return true
  if (isHashChange(args) || isHeld(args)) return false
  // Leaving a page that logs in or out: a redirect after its form has no form method any more, but another session.
  if (/\/(entrar|cadastro|recuperar|sair)$/.test(args.currentUrl.pathname)) return true
  if (args.currentParams.slug !== args.nextParams.slug) return true
  return args.currentUrl.href === args.nextUrl.href && args.defaultShouldRevalidate
}

function isHashChange({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return !formMethod && isSamePage && currentUrl.hash !== nextUrl.hash
}

/**
 * The action changed nothing and said so: it found no network, or a login was not (yet) accepted. Asking again for the page's
 * data would only lose the page.
 */
function isUnchanged({ actionResult, actionStatus = 0 }: ShouldRevalidateFunctionArgs): boolean {
  const resultado = Object(actionResult) as object
  return actionStatus >= 500 || 'semConexao' in resultado || 'etapa' in resultado
}

/** Its session is over and said to be: the same page read anew would be a visitor's, and what was typed gone (§8). */
function isHeld({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return waitsForLogin() && !formMethod && currentUrl.href === nextUrl.href
}
