import type { AreaDemo, FornecedorDemo } from '../tipos.ts'
import { caixasEKits } from './caixas-e-kits.ts'
import { catalogo } from './catalogo.ts'
import { categorias } from './categorias.ts'
import { combos } from './combos.ts'
import { cupons } from './cupons.ts'
import { chope } from './chope.ts'
import { garrafas } from './garrafas.ts'
import { latas } from './latas.ts'
import { lojinha } from './lojinha.ts'
import { servicos } from './servicos.ts'
import { inicio } from './inicio.ts'

/** Sousas and Joaquim Egídio, then Campinas east of the Anhanguera up to Barão Geraldo. */
const CAMPINAS_E_SOUSAS: AreaDemo['anel'] = [
  [-47.102, -22.914],
  [-47.085, -22.932],
  [-47.062, -22.944],
  [-47.03, -22.942],
  [-46.995, -22.928],
  [-46.96, -22.921],
  [-46.925, -22.906],
  [-46.918, -22.882],
  [-46.94, -22.863],
  [-46.975, -22.858],
  [-47.005, -22.848],
  [-47.03, -22.832],
  [-47.056, -22.812],
  [-47.082, -22.804],
  [-47.1, -22.814],
  [-47.103, -22.836],
  [-47.094, -22.866],
  [-47.1, -22.892],
  [-47.102, -22.914],
]

/** White-label store of a craft brewery in Sousas: opens only with an address, sells to adults, delivers cold. */
export const cervejaria: FornecedorDemo = {
  slug: 'cervejaria',
  nome: 'Cervejaria Alto da Mata',
  empresa: 'Cervejaria Alto da Mata',
  razaosocial: 'Alto da Mata Cervejas Artesanais Ltda.',
  cnpj: '46582913000164',
  telefone: '1935550166',
  email: 'ajuda@altodamata.example',
  endereco: 'Estrada do Capricórnio, 300, Sousas',
  cidade: 'Campinas',
  uf: 'SP',
  tags: ['use-new-style-page', 'has-delivery', 'requires-address-to-access', 'uses-single-address'],
  dominios: ['cervejaria.localhost'],
  segmento: 'bebidas',
  tema: {
    brand: '#f2b01e',
    accent: '#c8d6b0',
    font: 'Space Grotesk',
    radius: 0,
    density: 1,
    logoRatio: 4.9,
    imageRatio: 0.82,
    scheme: 'dark',
  },
  logo: { claro: '', escuro: '' },
  seo: {
    title: 'Cervejaria Alto da Mata: cerveja artesanal de Sousas, entregue gelada',
    description:
      'Garrafas, latas, chope em growler e barril, caixas e kits da fábrica em Sousas, com entrega gelada em Campinas. Venda só para maiores de 18 anos.',
  },
  menu: [
    { nome: 'Lager', categoria: 'lager' },
    { nome: 'IPA', categoria: 'ipa' },
    { nome: 'Trigo', categoria: 'trigo' },
    { nome: 'Escuras', categoria: 'escuras' },
    { nome: 'Sour', categoria: 'sour' },
    { nome: 'Chope e barris', categoria: 'chope' },
    { nome: 'Caixas e kits', categoria: 'caixas-e-kits' },
    { nome: 'Copos e lojinha', categoria: 'lojinha' },
  ],
  rodape: [
    { titulo: 'Comprar', links: ['Entrega gelada', 'Chope para festas'] },
    { titulo: 'Ajuda', links: ['Trocas e arrependimento', 'Privacidade e cookies'] },
    {
      titulo: 'Cervejaria',
      links: ['As cervejas da casa', 'Visite a fábrica', 'Para bares e restaurantes', 'Beba com moderação'],
    },
  ],
  horario_atendimento: 'Terça a sábado, das 10h às 20h',
  instrucoesPedido:
    'Um adulto com documento precisa receber a entrega. Para barril, diga se há tomada perto e elevador.',
  chave_pix: 'pix@altodamata.example',
  lojas: [],
  areas: [{ nome: 'Campinas e Sousas', tipo: 'DELIVERY', anel: CAMPINAS_E_SOUSAS }],
  formasEntrega: [
    {
      nome: 'Entrega gelada',
      tipoEntrega: 'DELIVERY',
      preco: 12,
      gratis_acima: 250,
      pedido_minimo: 60,
      dias: [3, 4, 5, 6],
      janelas: ['09:00-12:00', '14:00-18:00', '18:00-21:00'],
      antecedencia_horas: 4,
      atende_feriado: true,
      capacidade_kg: 400,
    },
    {
      nome: 'Entrega com montagem da chopeira',
      tipoEntrega: 'DELIVERY',
      preco: 60,
      pedido_minimo: 400,
      dias: [5, 6],
      janelas: ['09:00-12:00', '13:00-16:00'],
      antecedencia_horas: 48,
      capacidade_pedidos: 1,
      lotadas: [{ inicio: '09:00', dia: 2 }],
    },
  ],
  cupons,
  formasPagamento: [
    { tipo: 'PIX', nome: 'Pix', descricao: 'Confirmação na hora; o chope é tirado depois dela.' },
    {
      tipo: 'CARTAO',
      nome: 'Cartão de crédito',
      descricao: 'Cobrado quando a caixa sai da câmara fria.',
      parcelas: { maximo: 3, sem_juros: 3, juros_mes: 0, minimo: 40 },
    },
    {
      tipo: 'ENTREGA',
      nome: 'Pagamento na entrega',
      descricao: 'Débito ou Pix na máquina do entregador.',
      meios: ['DEBITO', 'PIX'],
      condicoes: { tipoEntrega: 'DELIVERY' },
    },
  ],
  categorias,
  catalogo,
  produtos: [...garrafas, ...latas, ...chope, ...caixasEKits, ...lojinha],
  combos,
  servicos,
  inicio,
}
