import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import { listLugares, painelContext, urlsPainel } from '#shell'

/** /painel itself: where one works, or the login. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [primeiro] = (await listLugares(context.get(painelContext))) ?? []
  throw redirect(primeiro ? urlsPainel.inicio(primeiro.slug) : urlsPainel.entrada())
}
