import { textosEstaticos, type Idioma, type TextoEstatico } from '@vitrine/contract'
import type { z } from 'zod'

import type { HandlersOf } from '#chamada'
import { Falha } from '#infra'
import type { Publicacoes, Viva } from '#publicacao'

type Texto = Viva<z.output<typeof textosEstaticos.dados>>

/** Texts of a supplier for places of the shop (§7 static-text): from memory, no statement. */
export function createTextoEstaticoHandlers({
  publicacoes,
}: {
  publicacoes: Publicacoes
}): HandlersOf<'GET /v4/static-text/{id}'> {
  return {
    'GET /v4/static-text/{id}': async ({ query, contexto }) => {
      const { language, translation } = query
      if (!contexto.fornecedor) throw new Falha('fornecedor_desconhecido')
      const vivos = await publicacoes.list(textosEstaticos, contexto.fornecedor.idfornecedor)
      const pedidos = vivos.filter(({ chave }) => translation === undefined || chave === translation)
      return { language, textos: pedidos.flatMap((vivo) => toTexto(vivo, language)) }
    },
  }
}

/** In the language asked for, else in Portuguese: a place is never left without its text. */
function toTexto({ chave, desde, dados }: Texto, language: Idioma): TextoEstatico[] {
  if (!dados) return []
  const { traducoes } = dados
  const { [language]: traduzido = traducoes['pt-BR'] } = traducoes
  const lingua = traducoes[language] ? language : 'pt-BR'
  return [{ chave, ...traduzido, language: lingua, atualizado_em: new Date(desde).toISOString() }]
}
