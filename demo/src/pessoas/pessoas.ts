/** People of the demo: logins of the issue, and the companies that the representative sells to. Nobody here exists. */

export interface ClienteDemo {
  /** Names it in this file. */
  chave: string
  tipo_documento: 'CPF' | 'CNPJ'
  /** Nine or twelve digits: the check digits are computed when it is loaded. */
  raiz: string
  nome: string
  razaosocial?: string
  email: string
  telefone: string
  data_nascimento?: string
  enderecos: EnderecoDemo[]
  cadastros: CadastroDemo[]
}

export interface EnderecoDemo {
  apelido: string
  rua: string
  numero: string
  complemento?: string
  bairro: string
  cidade: string
  uf: string
  cep: string
  lat: number
  lng: number
}

export interface CadastroDemo {
  slug: string
  aprovado: boolean | null
  /** Reais. */
  limite?: number
  tags?: string[]
  /** Login of its representative. */
  representante?: string
}

export interface UsuarioDemo {
  email: string
  nome: string
  /** Clientes it acts for, the primary one first; `submete: false` takes the permission submissao_pedido away. */
  clientes?: { chave: string; submete?: boolean }[]
  equipe?: { slug: string; papel: 'representante' | 'atendente' | 'fornecedor' }[]
  operador?: boolean
  /** What it shows, for the list printed at start. */
  mostra: string
}

const centro = {
  rua: 'Rua Barão de Jaguara',
  numero: '948',
  bairro: 'Centro',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13015002',
  lat: -22.9056,
  lng: -47.0608,
}
const cambui = {
  rua: 'Rua Coronel Quirino',
  numero: '1250',
  bairro: 'Cambuí',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13025002',
  lat: -22.8952,
  lng: -47.0522,
}
const taquaral = {
  rua: 'Avenida Heitor Penteado',
  numero: '410',
  bairro: 'Taquaral',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13075460',
  lat: -22.8767,
  lng: -47.0553,
}
const guanabara = {
  rua: 'Rua Oliveira Cardoso',
  numero: '220',
  bairro: 'Jardim Guanabara',
  cidade: 'Campinas',
  uf: 'SP',
  cep: '13073035',
  lat: -22.8906,
  lng: -47.0736,
}

const principais: ClienteDemo[] = [
  {
    chave: 'ana',
    tipo_documento: 'CPF',
    raiz: '318427659',
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
    raiz: '412637850001',
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
    raiz: '5N0V0T3S0001',
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
  ...['Padaria Três Irmãos', 'Cantina da Praça', 'Lanchonete Estação'].map((nome, i): ClienteDemo => ({
    chave: `compras-${i + 1}`,
    tipo_documento: 'CNPJ',
    raiz: `6120480${i}0001`,
    nome,
    razaosocial: `${nome} Ltda.`,
    email: 'compras@vitrine.example',
    telefone: `+55193254020${i}`,
    enderecos: [{ ...[centro, cambui, taquaral][i]!, apelido: nome }],
    cadastros: [{ slug: 'atacado', aprovado: true, limite: 3000, representante: 'rep@vitrine.example' }],
  })),
]

const NOMES = [
  'Adega Vila Nova',
  'Bar Amarelinho',
  'Bistrô da Estação',
  'Café Bonfim',
  'Cantina Bella Vista',
  'Churrascaria Boi Bom',
  'Conveniência Norte-Sul',
  'Empadaria São Bento',
  'Espetinho da Lagoa',
  'Galeteria Proença',
  'Hamburgueria do Bosque',
  'Lanches Mogiana',
  'Mercearia Ponte Preta',
  'Mini Mercado Swift',
  'Padaria Flor de Campinas',
  'Pastelaria Mercadão',
  'Pizzaria Dom Pedro',
  'Quitanda Jaraguá',
  'Restaurante Fazenda Velha',
  'Rotisserie Sant’Ana',
  'Sorveteria Alvorada',
]

/** With bar and the three of compras, the 25 clients of rep. */
const daRota: ClienteDemo[] = NOMES.map((nome, i) => ({
  chave: `rota-${i + 1}`,
  tipo_documento: 'CNPJ',
  raiz: `7${String(3_019_245 + i * 70_717).padStart(7, '0')}0001`,
  nome,
  razaosocial: `${nome} Ltda.`,
  email: `contato${i + 1}@vitrine.example`,
  telefone: `+5519325403${String(i).padStart(2, '0')}`,
  enderecos: [
    { ...[centro, cambui, taquaral, guanabara][i % 4]!, numero: String(100 + i * 37), apelido: nome },
  ],
  cadastros: [
    {
      slug: 'atacado',
      aprovado: true,
      limite: 2000 + i * 250,
      representante: 'rep@vitrine.example',
      ...(i % 5 === 0 && { tags: ['ouro'] }),
    },
  ],
}))

export const clientes: ClienteDemo[] = [...principais, ...daRota]

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
    email: 'novo@vitrine.example',
    nome: 'Mercadinho Novo',
    clientes: [{ chave: 'novo' }],
    mostra: 'empresa com cadastro em análise',
  },
  {
    email: 'compras@vitrine.example',
    nome: 'Central de Compras',
    clientes: [{ chave: 'compras-1' }, { chave: 'compras-2' }, { chave: 'compras-3', submete: false }],
    mostra: 'usuário vinculado a três empresas do atacado',
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

export const SENHA_DEMO = 'vitrine-demo'
