import type { CadastroFornecedor } from '@vitrine/contract'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

const registro = describeRegistro(
  'fornecedor',
  [],
  [
    'idfornecedor',
    'idempresa',
    'slug',
    'nome',
    'razaosocial',
    'cnpj',
    'tags',
    'segmento',
    'modulos',
    'config',
    'fuso',
    'chave_pix',
    'cidade',
    'uf',
    'instrucoes_pedido',
    'ativo',
    'bloqueio_vencida_dias',
  ],
)
export const cadastroFornecedor = describeCadastro(registro, { chave: ['idfornecedor'] })
type FornecedorGuardado = LinhaDe<typeof registro>

/** What its pages say is kept as one. */
export function toGuardado({
  tema,
  menu,
  rodape,
  seo,
  tracking,
  meta_info,
  ordenacoes_produto,
  anuncio,
  ...fornecedor
}: CadastroFornecedor): FornecedorGuardado {
  const config = { tema, menu, rodape, seo, tracking, meta_info, ordenacoes_produto, anuncio }
  return { ...fornecedor, config }
}

/** A stored supplier, as it is written by its people. */
export function fromGuardado({ config, ...fornecedor }: FornecedorGuardado): object {
  return { ...fornecedor, ...(config as object) } // the table holds an object there
}
