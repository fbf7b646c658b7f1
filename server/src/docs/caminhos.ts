import type { CallKey } from '@vitrine/contract'

import type { Json } from './esquemas.ts'

/**
 * The paths of a document. The specification names one place of a path differently by method (`/v4/shopping-list/{idcliente}`,
 * `/v4/shopping-list/{id}`); OpenAPI knows one path by one name, so later ones take the names of the first.
 */
export class Caminhos {
  readonly paths: Record<string, Record<string, Json>> = {}
  readonly #conhecidos = new Map<string, string>()

  add(key: CallKey, operacao: Json & { parameters: Json[] }): void {
    const [method = '', escrito = ''] = key.split(' ')
    const forma = escrito.replace(/\/$/, '')
    const semNomes = forma.replace(PARAMETRO, '{}')
    const path = this.#conhecidos.get(semNomes) ?? forma
    this.#conhecidos.set(semNomes, path)
    const nomes = new Map(listNomes(forma).map((nome, lugar) => [nome, listNomes(path)[lugar] ?? nome]))
    this.paths[path] = {
      ...this.paths[path],
      [method.toLowerCase()]: {
        ...operacao,
        parameters: operacao.parameters.map((parametro) =>
          parametro.in === 'path' ? { ...parametro, name: nomes.get(String(parametro.name)) } : parametro,
        ),
      },
    }
  }
}

const PARAMETRO = /\{([^}]+)\}/g

const listNomes = (path: string): string[] => [...path.matchAll(PARAMETRO)].map(([, nome = '']) => nome)

/** What openapi.ts writes of a call. */
export type Operacao = Json & {
  tags: string[]
  parameters: Json[]
  requestBody?: { content: Record<string, Json> }
}

/** `GET /v4/pedidos/{num}` as a name: `get_v4_pedidos_num`. */
export function toNomeDaOperacao(key: string): string {
  return key
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '')
}

/** Every operation of a document that openapi.ts has written, and where it stands. */
export function listOperacoes({ paths }: Json): { metodo: string; path: string; operacao: Operacao }[] {
  return Object.entries(paths as Record<string, Record<string, Operacao>>).flatMap(([path, porMetodo]) =>
    Object.entries(porMetodo).map(([metodo, operacao]) => ({ metodo, path, operacao })),
  )
}
