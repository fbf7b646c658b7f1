import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

/** A leading /commerce is ignored (§2 Route rules). */
export function loader({ url, params }: LoaderFunctionArgs) {
  return redirect(`/${(params['*'] ?? '').replace(/^\/+/, '')}${url.search}`, 301)
}
