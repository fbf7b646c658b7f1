import type { DadosReceita } from '@vitrine/contract'

const ativa = { situacao: 'ATIVA', ativa: true } as const

/** Invented companies whose registration can be tried out; the first has letters in its number. */
export const empresas: readonly DadosReceita[] = [
  {
    cnpj: '12ABC34501DE35',
    razaosocial: 'Mercearia Boa Vista Ltda.',
    nomefantasia: 'Mercearia Boa Vista',
    ...ativa,
    email: 'contato@boavista.example',
    telefone: '+551932345678',
    cnae: { codigo: '4712100', descricao: 'Minimercados, mercearias e armazéns' },
    endereco: {
      rua: 'Rua Barão de Jaguara',
      numero: '1481',
      complemento: 'Loja 2',
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13015002',
    },
  },
  {
    cnpj: 'A1B2C3D4000193',
    razaosocial: 'Restaurante Dois Irmãos Eireli',
    nomefantasia: 'Dois Irmãos',
    ...ativa,
    email: 'compras@doisirmaos.example',
    telefone: '+5519987650011',
    cnae: { codigo: '5611201', descricao: 'Restaurantes e similares' },
    endereco: {
      rua: 'Avenida Francisco Glicério',
      numero: '935',
      complemento: '',
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13012100',
    },
  },
  {
    cnpj: '1A2B3C4D000179',
    razaosocial: 'Construtora Ribeirão Claro S.A.',
    nomefantasia: 'Ribeirão Claro',
    ...ativa,
    email: '',
    telefone: '+551938880022',
    cnae: { codigo: '4120400', descricao: 'Construção de edifícios' },
    endereco: {
      rua: 'Rua Conceição',
      numero: '233',
      complemento: '8º andar',
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13010050',
    },
  },
  {
    cnpj: '6A3EDMWP000168',
    razaosocial: 'Bar da Estação Ltda.',
    nomefantasia: 'Bar da Estação',
    situacao: 'BAIXADA',
    ativa: false,
    email: '',
    telefone: '',
    cnae: {
      codigo: '5611204',
      descricao: 'Bares e outros estabelecimentos especializados em servir bebidas',
    },
    endereco: {
      rua: 'Praça Marechal Floriano Peixoto',
      numero: '12',
      complemento: '',
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13013120',
    },
  },
]
