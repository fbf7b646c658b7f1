import type { FornecedorDemo, LojaDemo, ProdutoDemo } from '../tipos.ts'
import { alcoolicas } from './alcoolicas.ts'
import { areas } from './areas.ts'
import { azeites } from './azeites.ts'
import { bebidas } from './bebidas.ts'
import { biscoitos } from './biscoitos.ts'
import { cafes } from './cafes.ts'
import { carnes } from './carnes.ts'
import { castanhas } from './castanhas.ts'
import { catalogo } from './catalogo.ts'
import { categorias } from './categorias.ts'
import { combos } from './combos.ts'
import { cupons } from './cupons.ts'
import { congelados } from './congelados.ts'
import { conservas } from './conservas.ts'
import { doces } from './doces.ts'
import { farinhas } from './farinhas.ts'
import { frutas } from './frutas.ts'
import { graos } from './graos.ts'
import { higiene } from './higiene.ts'
import { laticinios } from './laticinios.ts'
import { legumes } from './legumes.ts'
import { limpeza } from './limpeza.ts'
import { massas } from './massas.ts'
import { padaria } from './padaria.ts'
import { presentes } from './presentes.ts'
import { temperos } from './temperos.ts'
import { inicio } from './inicio.ts'

const produtos: ProdutoDemo[] = [
  ...cafes,
  ...graos,
  ...azeites,
  ...massas,
  ...castanhas,
  ...doces,
  ...farinhas,
  ...conservas,
  ...temperos,
  ...biscoitos,
  ...frutas,
  ...legumes,
  ...padaria,
  ...laticinios,
  ...carnes,
  ...bebidas,
  ...alcoolicas,
  ...limpeza,
  ...higiene,
  ...congelados,
  ...presentes,
]

const SEMANA = ['08:00-20:00', '08:00-20:00', '08:00-20:00', '08:00-20:00', '08:00-20:00', '08:00-20:00']

const lojas: LojaDemo[] = [
  {
    nome: 'Loja Cambuí',
    descricao_endereco_loja: 'Avenida José de Souza Campos, 1240, Cambuí, Campinas, SP',
    lat: -22.8925,
    lng: -47.0441,
    telefone: '1935550180',
    horarios: [...SEMANA, '08:00-13:00'],
  },
  {
    nome: 'Loja Barão Geraldo',
    descricao_endereco_loja: 'Avenida Albino José Barbosa de Oliveira, 1500, Barão Geraldo, Campinas, SP',
    lat: -22.8291,
    lng: -47.0803,
    telefone: '1935550181',
    horarios: [...SEMANA, null],
  },
]

/** Grocery of the Mantiqueira hills for homes in Campinas, Valinhos and Vinhedo: delivery and two pickup stores. */
export const emporio: FornecedorDemo = {
  slug: 'emporio',
  nome: 'Empório da Serra',
  empresa: 'Empório da Serra',
  razaosocial: 'Empório da Serra Comércio de Alimentos Ltda.',
  cnpj: '27914680000105',
  telefone: '1935550180',
  email: 'ajuda@emporiodaserra.example',
  endereco: 'Avenida José de Souza Campos, 1240, Cambuí',
  cidade: 'Campinas',
  uf: 'SP',
  tags: [
    'has-delivery',
    'has-collect',
    'uses-share-coupom',
    'enable-recommendation-system',
    'use-primary-address',
    'use-new-style-page',
    'support-price-variance-by-payment',
    'enable-google-analytics-ga4-version-tag-events',
  ],
  dominios: ['loja.emporiodaserra.example'],
  segmento: 'mercado',
  tema: {
    brand: '#0f5b63',
    accent: '#e9b44c',
    font: 'Figtree',
    radius: 16,
    density: 1,
    logoRatio: 3.5,
    imageRatio: 1,
    scheme: 'light',
  },
  logo: { claro: '', escuro: '' },
  seo: {
    title: 'Empório da Serra: mercado com produtos da Mantiqueira em Campinas',
    description:
      'Hortifrúti, padaria, queijos, cafés e a compra da semana, com entrega no mesmo dia em Campinas, Valinhos e Vinhedo ou retirada na loja.',
  },
  menu: [
    { nome: 'Hortifrúti', categoria: 'hortifruti' },
    { nome: 'Padaria', categoria: 'padaria' },
    { nome: 'Laticínios', categoria: 'laticinios' },
    { nome: 'Carnes e peixes', categoria: 'carnes' },
    { nome: 'Mercearia', categoria: 'mercearia' },
    { nome: 'Bebidas', categoria: 'bebidas' },
    { nome: 'Limpeza', categoria: 'limpeza' },
    { nome: 'Presentes', categoria: 'presentes' },
  ],
  rodape: [
    { titulo: 'Comprar', links: ['Como entregamos', 'Retirar na loja'] },
    { titulo: 'Ajuda', links: ['Trocas e arrependimento', 'Privacidade e cookies'] },
    {
      titulo: 'Empresa',
      links: ['Sobre o Empório', 'Produtores', 'Comprar para empresas', 'Fale com a gente'],
    },
  ],
  horario_atendimento: 'Segunda a sábado, das 8h às 20h; domingo, das 8h às 13h',
  instrucoesPedido:
    'Diga o ponto das frutas, a espessura dos frios e com quem deixar a compra se você não estiver.',
  chave_pix: 'pix@emporiodaserra.example',
  lojas,
  areas,
  formasEntrega: [
    {
      nome: 'Entrega com frota própria',
      tipoEntrega: 'DELIVERY',
      preco: 7.9,
      gratis_acima: 350,
      pedido_minimo: 50,
      dias: [1, 2, 3, 4, 5, 6],
      janelas: ['08:00-12:00', '14:00-18:00', '18:00-20:00'],
      antecedencia_horas: 1.5,
      capacidade_pedidos: 40,
      faixas: [
        { area: 'Campinas: do Centro a Barão Geraldo', preco: 7.9 },
        { area: 'Valinhos e Vinhedo', preco: 12.9 },
        { area: 'Valinhos e Vinhedo', preco: 9.9, desde: 200 },
      ],
    },
    {
      nome: 'Entrega expressa',
      tipoEntrega: 'DELIVERY',
      preco: 14.9,
      pedido_minimo: 30,
      dias: [1, 2, 3, 4, 5, 6, 7],
      janelas: ['09:00-10:00', '10:00-11:00', '11:00-12:00', '16:00-17:00', '17:00-18:00', '19:00-20:00'],
      antecedencia_horas: 1,
      atende_feriado: true,
      capacidade_pedidos: 6,
      faixas: [{ area: 'Campinas: do Centro a Barão Geraldo', preco: 14.9 }],
      lotadas: [
        { inicio: '11:00', dia: 1 },
        { inicio: '10:00', dia: 2 },
      ],
    },
    {
      nome: 'Transportadora, em caixa fechada',
      tipoEntrega: 'DELIVERY',
      transportadora: 'Via Mogiana Transportes',
      preco: 18.9,
      dias: [1, 2, 3, 4, 5],
      janelas: ['08:00-18:00'],
      antecedencia_horas: 0,
      prazo_dias: 1,
      corte_hora: '16:00',
      faixas: [
        { cep: ['13000000', '13139999'], ate_kg: 10, preco: 16.9 },
        { cep: ['13000000', '13139999'], ate_kg: 30, preco: 24.9, por_kg: 0.6 },
        { cep: ['13270000', '13289999'], ate_kg: 10, preco: 19.9, prazo_dias: 1 },
        { cep: ['13270000', '13289999'], ate_kg: 30, preco: 29.9, por_kg: 0.8, prazo_dias: 1 },
      ],
    },
    {
      nome: 'Retirada na loja',
      tipoEntrega: 'RETIRADA',
      preco: 0,
      dias: [1, 2, 3, 4, 5, 6],
      janelas: ['09:00-12:00', '12:00-16:00', '16:00-20:00'],
      antecedencia_horas: 2,
    },
  ],
  diasFechados: [
    { dia: '07-14', nome: 'Aniversário de Campinas' },
    { dia: '12-08', nome: 'Nossa Senhora da Conceição' },
    { em_dias: 3, nome: 'Balanço do estoque' },
  ],
  recorrencia: {
    mensagem: 'Repita esta compra sem pedir de novo. Dá para pular, pausar ou cancelar quando quiser.',
    tipos: [
      { nome: 'Toda semana', dias: 7 },
      { nome: 'A cada duas semanas', dias: 14 },
      { nome: 'Todo mês', meses: 1 },
    ],
  },
  cupons,
  formasPagamento: [
    {
      tipo: 'PIX',
      nome: 'Pix',
      descricao: '3% de desconto nos preços, com confirmação na hora.',
      variacao_percentual: -3,
    },
    {
      tipo: 'CARTAO',
      nome: 'Cartão de crédito',
      descricao: 'Cobrado só depois da separação, pelo peso real dos produtos.',
      margem: 15,
      parcelas: { maximo: 6, sem_juros: 3, juros_mes: 2.49, minimo: 30 },
    },
    {
      tipo: 'ENTREGA',
      nome: 'Pagamento na entrega',
      descricao: 'Dinheiro, cartão de débito ou vale-alimentação, com o entregador ou na loja.',
      meios: ['DINHEIRO', 'DEBITO', 'VALE'],
      margem: 10,
      condicoes: { maximo: 600 },
    },
    {
      tipo: 'BOLETO',
      nome: 'Boleto',
      descricao: 'A separação começa depois da compensação, em até um dia útil.',
      dias_boleto: 2,
      condicoes: { minimo: 80 },
    },
  ],
  categorias,
  catalogo,
  inicio,
  produtos,
  combos,
}
