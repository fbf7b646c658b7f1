import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** A panel that opens or closes changes the hash alone: no screen loads its data again for that. */
export function revalidateScreen(args: ShouldRevalidateFunctionArgs): boolean {
  return isHashChange(args) || isOffline(args) ? false : args.defaultShouldRevalidate
}

/** Store, categories and session stay while the shopper walks inside one store. */
export function revalidateRaiz(args: ShouldRevalidateFunctionArgs): boolean {
  if (isOffline(args)) return false
  if (args.formMethod && args.formMethod !== 'GET') return true
  if (isHashChange(args)) return false
  // Leaving a page that logs in or out: a redirect after its form has no form method any more, but another session.
  if (/\/(entrar|cadastro|recuperar|sair)$/.test(args.currentUrl.pathname)) return true
  if (args.currentParams.slug !== args.nextParams.slug) return true
  return args.currentUrl.href === args.nextUrl.href && args.defaultShouldRevalidate
}

function isHashChange({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search
  return !formMethod && isSamePage && currentUrl.hash !== nextUrl.hash
}

/** The action itself found no network and said so: asking again for the page's data would only lose the page. */
function isOffline({ actionResult }: ShouldRevalidateFunctionArgs): boolean {
  return typeof actionResult === 'object' && actionResult !== null && 'semConexao' in actionResult
}
