import type { ConfiguracaoAprovacao } from '@vitrine/contract'

import type { Db } from '#infra'

import { idDemo } from '#loja-demo'
import { idCliente, idUsuario } from './pessoa-demo.repository.ts'

/** The bar buys by rules: its counter prepares, large orders, and a kitchen over its budget, wait for its administrator. */
export async function insertRegras(db: Db): Promise<void> {
  const dono = idUsuario('bar@vitrine.example')
  const niveis = [{ tipo: 'QUALQUER' as const, aprovadores: [dono] }]
  const regra = { ativa: true, paraQuem: 'MENOS_ADMINISTRADORES' as const, niveis }
  const configuracao: ConfiguracaoAprovacao = {
    prazoHoras: 72,
    reserva: null,
    regras: [
      {
        ...regra,
        idregra: idDemo('regra', 'valor'),
        nome: 'Acima de R$ 1.000',
        condicoes: [{ tipo: 'VALOR', acima: 1000 }],
      },
      {
        ...regra,
        idregra: idDemo('regra', 'orcamento'),
        nome: 'Acima do orçamento do mês',
        condicoes: [{ tipo: 'ORCAMENTO' }],
      },
    ],
    suplentes: [],
    centros: [
      { codigo: 'BALCAO', nome: 'Balcão', orcamento: 4000 },
      { codigo: 'COZINHA', nome: 'Cozinha', orcamento: 1500 },
    ],
  }
  await db`
    insert into configuracao_aprovacao (idcliente, idfornecedor, configuracao, mudado_por)
    values (${idCliente('bar')}, ${idDemo('atacado')}, ${db.json(configuracao)}, ${dono})`
}
