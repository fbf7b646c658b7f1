import type { SimulacaoDePreco } from '@vitrine/contract'

import { asGrupos, findContextoDoCliente, makeContextoDeVisitante, type ContextoComprador } from '#acesso'
import type { FornecedorVivo } from '#fornecedor'
import { Falha, type Db } from '#infra'

import { findCliente } from './politica.repository.ts'

/** Who buys, and what prices ask of it. Errors: `nao_encontrado`, `cliente_sem_login`, `entrada_invalida` for a method that the store does not have. */
export async function findComprador(
  db: Db,
  fornecedor: FornecedorVivo,
  { idcliente, grupos = [], idformapagto, tipoEntrega, canalVenda = 'WEB', dia }: Partial<SimulacaoDePreco>,
): Promise<{ comprador: string; contexto: ContextoComprador }> {
  if (idformapagto && !fornecedor.formasPagamento.some((forma) => forma.idformapagto === idformapagto))
    throw new Falha('entrada_invalida', {
      campos: { idformapagto: 'Esta forma de pagamento não está ligada.' },
    })
  const quem = idcliente
    ? await findCadastrado(db, fornecedor, { idcliente, tipoEntrega })
    : makeSemCadastro(fornecedor, { grupos, tipoEntrega })
  const { contexto } = quem
  return {
    ...quem,
    contexto: { ...contexto, idformapagto: idformapagto ?? null, canalVenda, hoje: dia ?? contexto.hoje },
  }
}

async function findCadastrado(
  db: Db,
  fornecedor: FornecedorVivo,
  { idcliente, tipoEntrega }: { idcliente: string } & Pick<SimulacaoDePreco, 'tipoEntrega'>,
) {
  const cliente = await findCliente(db, { idfornecedor: fornecedor.idfornecedor, idcliente })
  if (!cliente) throw new Falha('nao_encontrado')
  const contexto = await findContextoDoCliente(db, fornecedor, { idcliente, idusuario: null, tipoEntrega })
  if (!contexto) throw new Falha('cliente_sem_login')
  return { comprador: cliente.nome, contexto }
}

/** A visitor; of groups, as if they had been logged in and approved. */
function makeSemCadastro(
  fornecedor: FornecedorVivo,
  { grupos, tipoEntrega }: { grupos: string[] } & Pick<SimulacaoDePreco, 'tipoEntrega'>,
) {
  const visitante = makeContextoDeVisitante(fornecedor, { tipoEntrega })
  if (grupos.length === 0) return { comprador: 'Visitante', contexto: visitante }
  return {
    comprador: `Cliente ${new Intl.ListFormat('pt-BR').format(grupos)}`,
    contexto: asGrupos(visitante, grupos),
  }
}
