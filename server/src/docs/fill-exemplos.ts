import { listOperacoes } from './caminhos.ts'
import type { Json } from './esquemas.ts'
import { buildExemplo } from './exemplos.ts'

/** Every parameter and every body that is sent gets an example; a test sends them (exemplos.test.ts). */
export function fillExemplos(componentes: Record<string, Json>, documento: Json): void {
  for (const { operacao } of listOperacoes(documento)) {
    for (const parametro of operacao.parameters)
      if (parametro.schema)
        parametro.example = buildExemplo(parametro.schema as Json, componentes, String(parametro.name))
    for (const corpo of Object.values(operacao.requestBody?.content ?? {}))
      corpo.example = buildExemplo(corpo.schema as Json, componentes)
  }
}
