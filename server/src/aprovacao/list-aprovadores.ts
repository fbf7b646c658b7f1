import { canSubmitPedido } from '@vitrine/rules/acesso'

import type { Db } from '#infra'

import { findFatos } from './fatos.repository.ts'
import { configuracaoDe, planDoPedido } from './plan-do-pedido.ts'
import type { Pessoa } from './require-comprador.ts'

/** Who would approve what this login may only prepare, by name; an empty list when something other than the permission is missing. */
export async function listAprovadores(db: Db, pessoa: Pessoa) {
  const { contexto, idusuario } = pessoa
  const { fornecedor, sessao, aprovado, podeSubmeter } = contexto
  const empresa = await findFatos(db, pessoa)
  const { motivo } = canSubmitPedido({
    tags: fornecedor?.tags ?? [],
    autenticado: sessao !== null,
    aprovado,
    pode_submeter: podeSubmeter,
    orcamento: false,
  })
  const centros = configuracaoDe(empresa).centros.map(({ codigo, nome }) => ({ codigo, nome }))
  const pede = motivo === 'sem_permissao_submeter'
  if (!pede) return { aprovadores: [], pede, centros }
  const { andamento } = planDoPedido(
    { ...empresa, aprovacao: null },
    {
      idusuario,
      conteudo: { total: null },
      fatos: { idcategorias: [], produtos: [], precoFora: false },
      centro: null,
      passos: [],
      revisao: 1,
    },
    contexto.hoje,
  )
  const nomes = empresa.pessoas.filter((each) => andamento.podem.includes(each.idusuario))
  return { aprovadores: nomes.map(({ nome }) => nome), pede, centros }
}
