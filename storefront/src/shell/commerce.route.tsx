import { redirect } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

/** A leading /commerce is ignored (§2 Route rules). */
export function loader({ request, params }: LoaderFunctionArgs) {
  return redirect(`/${(params['*'] ?? '').replace(/^\/+/, '')}${new URL(request.url).search}`, 301)
}
