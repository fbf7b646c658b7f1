import { withCnpjDigitos, withCpfDigitos } from '@vitrine/rules/documento'

import { cambui, centro, guanabara, taquaral } from './lugares.ts'
import type { ClienteDemo } from './pessoa.ts'
import { daRota } from './rota.ts'

const principais: readonly ClienteDemo[] = [
  {
    chave: 'ana',
    tipo_documento: 'CPF',
    documento: withCpfDigitos('318427659'),
    nome: 'Ana Ribeiro',
    email: 'ana@vitrine.example',
    telefone: '+5519987650101',
    data_nascimento: '1990-05-20',
    enderecos: [
      { ...centro, apelido: 'Casa', complemento: 'apto 52' },
      { ...cambui, apelido: 'Escritório', complemento: 'sala 8' },
    ],
    cadastros: [
      { slug: 'emporio', aprovado: true },
      { slug: 'obra', aprovado: true },
      { slug: 'cervejaria', aprovado: true },
    ],
  },
  {
    chave: 'bar',
    tipo_documento: 'CNPJ',
    documento: withCnpjDigitos('412637850001'),
    nome: 'Bar do Largo',
    razaosocial: 'Bar e Restaurante do Largo Ltda.',
    email: 'bar@vitrine.example',
    telefone: '+551932540190',
    enderecos: [{ ...guanabara, apelido: 'Bar' }],
    cadastros: [
      { slug: 'atacado', aprovado: true, limite: 5000, tags: ['ouro'], representante: 'rep@vitrine.example' },
    ],
  },
  {
    chave: 'novo',
    tipo_documento: 'CNPJ',
    documento: withCnpjDigitos('5N0V0T3S0001'),
    nome: 'Mercadinho Novo',
    razaosocial: 'Mercadinho Novo Comércio de Alimentos Ltda.',
    email: 'novo@vitrine.example',
    telefone: '+551932540191',
    enderecos: [{ ...taquaral, apelido: 'Loja' }],
    cadastros: [
      { slug: 'atacado', aprovado: null },
      { slug: 'obra', aprovado: null },
    ],
  },
  ...(
    [
      ['Padaria Três Irmãos', centro],
      ['Cantina da Praça', cambui],
      ['Lanchonete Estação', taquaral],
    ] as const
  ).map(([nome, lugar], i): ClienteDemo => ({
    chave: `compras-${i + 1}`,
    tipo_documento: 'CNPJ',
    documento: withCnpjDigitos(`6120480${i}0001`),
    nome,
    razaosocial: `${nome} Ltda.`,
    email: 'compras@vitrine.example',
    telefone: `+55193254020${i}`,
    enderecos: [{ ...lugar, apelido: nome }],
    cadastros: [{ slug: 'atacado', aprovado: true, limite: 3000, representante: 'rep@vitrine.example' }],
  })),
]

/** Everybody who buys. */
export const clientes: readonly ClienteDemo[] = [...principais, ...daRota]
