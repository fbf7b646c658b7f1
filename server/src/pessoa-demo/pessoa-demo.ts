import { clientes, fornecedores } from '@vitrine/demo'

import { saveClientes } from '#cadastro-extra'
import type { Transaction } from '#infra'

import { idDemo, quemDemo } from '#loja-demo'
import { idCliente, idUsuario, insertUsuarios, insertVinculos } from './pessoa-demo.repository.ts'

/** All people of the demo: logins, customers of each store, who acts for whom. */
export async function savePessoas(tx: Transaction): Promise<void> {
  await insertUsuarios(tx)
  for (const { slug } of fornecedores) await saveClientes(tx, quemDemo(slug), listClientes(slug))
  await insertVinculos(tx)
}

function listClientes(slug: string) {
  return clientes.flatMap(({ chave, enderecos: _enderecos, cadastros, ...cliente }) =>
    cadastros
      .filter((cadastro) => cadastro.slug === slug)
      .map(({ aprovado, limite, tags, representante }) => ({
        ...cliente,
        idcliente: idCliente(chave),
        idcadastroextracliente: idDemo('cadastro', slug, chave),
        aprovado,
        tags,
        limite_credito: limite,
        idrepresentante: representante ? idUsuario(representante) : null,
        ...(slug === 'atacado' && doAtacado(chave)),
        versao: null,
      })),
  )
}

/** The bar resells, and the wholesaler's own system knows it by a code; what the others answer says nothing of it. */
function doAtacado(chave: string): { cod_erp: string | null; caracteristicas: Record<string, string> } {
  const ramo = 'Bar ou restaurante'
  return chave === 'bar'
    ? { cod_erp: 'BAR-001', caracteristicas: { ramo, inscricao_estadual: 'SP 110042490114' } }
    : { cod_erp: null, caracteristicas: { ramo } }
}
