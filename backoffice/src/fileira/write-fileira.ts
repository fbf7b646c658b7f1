import type { ConteudoResumido } from '@vitrine/contract'

import type { Erros } from '#ajuste'
import { asTexto } from '#descrito'
import { toLugares } from '#publicacao'
import { api } from '#shell'

import { cleanCarrossel } from './carrossel-descrito.ts'
import type { Fileira } from './use-fileira.ts'

/** The draft of a row, and what is known of the row then; what is wrong, by its field. */
export async function writeFileira(
  idfornecedor: string,
  idconteudo: string,
  { dados: ditos, versao }: Fileira,
): Promise<{ resumo: ConteudoResumido } | { erros: Erros }> {
  const dados = cleanCarrossel(ditos)
  const resposta = await api('PUT /painel/v1/{idfornecedor}/conteudos/{tipo}/{idconteudo}/rascunho', {
    params: { idfornecedor, tipo: 'CARROSSEL', idconteudo },
    body: { dados, versao },
  })
  if (!resposta.ok) return { erros: toLugares(resposta.falha) }
  const { rascunho } = resposta.dados
  return {
    resumo: {
      idconteudo,
      chave: idconteudo,
      titulo: asTexto(dados.titulo),
      situacao: 'RASCUNHO',
      tem_rascunho: rascunho !== null,
      mudado_em: rascunho?.criada_em ?? '',
    },
  }
}
