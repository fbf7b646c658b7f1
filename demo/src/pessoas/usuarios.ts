import type { UsuarioDemo } from './pessoa.ts'

/** The password of all of them. */
export const SENHA_DEMO = 'vitrine-demo'

/** The logins of the demo, in the order in which they are printed at start. */
export const usuarios: UsuarioDemo[] = [
  {
    email: 'ana@vitrine.example',
    nome: 'Ana Ribeiro',
    clientes: [{ chave: 'ana' }],
    mostra: 'pessoa; compra no empório, na obra e na cervejaria',
  },
  {
    email: 'bar@vitrine.example',
    nome: 'Bar do Largo',
    clientes: [{ chave: 'bar' }],
    mostra: 'empresa aprovada no atacado, com limite de R$ 5.000',
  },
  {
    email: 'balcao@vitrine.example',
    nome: 'Caio Nunes',
    clientes: [{ chave: 'bar', submete: false, administra: false }],
    mostra: 'usuário vinculado ao Bar do Largo: monta o carrinho e pede aprovação, não envia pedidos',
  },
  {
    email: 'novo@vitrine.example',
    nome: 'Mercadinho Novo',
    clientes: [{ chave: 'novo' }],
    mostra: 'empresa com cadastro em análise',
  },
  {
    email: 'compras@vitrine.example',
    nome: 'Central de Compras',
    clientes: [
      { chave: 'compras-1' },
      { chave: 'compras-2' },
      { chave: 'compras-3', submete: false, administra: false },
    ],
    termos: '2025-03',
    mostra: 'usuário vinculado a três empresas do atacado; ainda não aceitou os termos novos',
  },
  {
    email: 'rep@vitrine.example',
    nome: 'Rui Prado',
    equipe: [{ slug: 'atacado', papel: 'representante' }],
    mostra: 'representante do atacado, 25 clientes',
  },
  {
    email: 'atende@vitrine.example',
    nome: 'Marina Lopes',
    equipe: [
      { slug: 'atacado', papel: 'atendente' },
      { slug: 'obra', papel: 'atendente' },
    ],
    mostra: 'atendente do atacado e da obra',
  },
  {
    email: 'dono@vitrine.example',
    nome: 'Davi Moraes',
    equipe: ['emporio', 'atacado', 'obra', 'cervejaria'].map((slug) => ({
      slug,
      papel: 'fornecedor' as const,
    })),
    mostra: 'dono das quatro lojas',
  },
  { email: 'operador@vitrine.example', nome: 'Operação', operador: true, mostra: 'operador da plataforma' },
]
