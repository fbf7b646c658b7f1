import { calls } from '@vitrine/contract'

/** Each path of the contract with its methods; `{x}` is one segment. */
const paths = Object.keys(calls).map((key) => {
  const [method = '', path = ''] = key.split(' ')
  const segmentos = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^}]+\}/g, '[^/]+')
  return { method, pattern: new RegExp(`^${segmentos}/?$`) }
})

/** Methods that a path of the API answers to; none when no call has it. For paths that were not found, so it may be slow. */
export function listMethods(url: string): string[] {
  const [path = ''] = url.split('?')
  return paths.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}
