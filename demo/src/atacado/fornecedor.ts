import type { FornecedorDemo, ProdutoDemo } from '../tipos.ts'
import { acucarECafe } from './acucar-e-cafe.ts'
import { aguasESucos } from './aguas-e-sucos.ts'
import { areas } from './areas.ts'
import { biscoitos } from './biscoitos.ts'
import { catalogo } from './catalogo.ts'
import { categorias } from './categorias.ts'
import { cupons } from './cupons.ts'
import { tabelasDoAtacado } from '../tabela/tabelas-do-atacado.ts'
import { cervejas } from './cervejas.ts'
import { congelados } from './congelados.ts'
import { conservasETemperos } from './conservas-e-temperos.ts'
import { coposETalheres } from './copos-e-talheres.ts'
import { destilados } from './destilados.ts'
import { embalagens } from './embalagens.ts'
import { graosEFarinhas } from './graos-e-farinhas.ts'
import { higiene } from './higiene.ts'
import { laticiniosEFrios } from './laticinios-e-frios.ts'
import { lavanderiaEUtensilios } from './lavanderia-e-utensilios.ts'
import { limpeza } from './limpeza.ts'
import { massas } from './massas.ts'
import { oleosEMolhos } from './oleos-e-molhos.ts'
import { refrigerantes } from './refrigerantes.ts'
import { vinhos } from './vinhos.ts'
import { inicio } from './inicio.ts'

const produtos: ProdutoDemo[] = [
  ...refrigerantes,
  ...aguasESucos,
  ...cervejas,
  ...destilados,
  ...vinhos,
  ...graosEFarinhas,
  ...massas,
  ...oleosEMolhos,
  ...conservasETemperos,
  ...acucarECafe,
  ...biscoitos,
  ...laticiniosEFrios,
  ...congelados,
  ...limpeza,
  ...lavanderiaEUtensilios,
  ...higiene,
  ...coposETalheres,
  ...embalagens,
]

/** Wholesaler of food, drinks and cleaning for bars, restaurants and small markets (B2B, prices only after approval). */
export const atacado: FornecedorDemo = {
  slug: 'atacado',
  nome: 'Atacado Bandeirantes',
  empresa: 'Grupo Bandeirantes Distribuição',
  razaosocial: 'Atacado Bandeirantes Distribuidora de Alimentos Ltda.',
  // Alphanumeric, as issued since July 2026 (IN RFB 2.229/2024).
  cnpj: 'B4ND3R15000199',
  telefone: '1935550140',
  email: 'pedidos@atacadobandeirantes.example',
  endereco: 'Rodovia Anhanguera, km 104, galpão 4',
  cidade: 'Campinas',
  uf: 'SP',
  tags: [
    'use-new-style-page',
    'has-delivery',
    'has-collect',
    'store-prefers-delivery-with-pickup',
    'hide-price-for-logged-out-customers',
    'block-not-approved-user',
    'support-price-variance-by-payment',
    'shows-stock',
  ],
  dominios: ['loja.atacadobandeirantes.example'],
  segmento: 'food-service',
  tema: {
    brand: '#27408b',
    accent: '#f0a63c',
    font: 'Archivo Narrow',
    radius: 3,
    density: 0.786,
    logoRatio: 3.4,
    imageRatio: 1,
    scheme: 'light',
  },
  logo: { claro: '', escuro: '' },
  seo: {
    title: 'Atacado Bandeirantes: distribuidora para bares, restaurantes e mercados',
    description:
      'Bebidas, mercearia, frios, congelados, limpeza e descartáveis por caixa, com rota própria na região de Campinas e em São Paulo.',
  },
  menu: [
    { nome: 'Bebidas', categoria: 'bebidas' },
    { nome: 'Mercearia', categoria: 'mercearia' },
    { nome: 'Laticínios e frios', categoria: 'laticinios' },
    { nome: 'Congelados', categoria: 'congelados-e-carnes' },
    { nome: 'Limpeza', categoria: 'limpeza' },
    { nome: 'Higiene', categoria: 'higiene' },
    { nome: 'Descartáveis', categoria: 'descartaveis' },
  ],
  rodape: [
    {
      titulo: 'Compre com a gente',
      links: ['Abrir cadastro', 'Seja nosso cliente', 'Rotas e prazos', 'Trocas e avarias'],
    },
    {
      titulo: 'Para o seu negócio',
      links: ['Comprar a prazo', 'Limite de crédito', 'Faturas e boletos', 'Comodato de engradados'],
    },
    { titulo: 'Empresa', links: ['Quem somos', 'Trabalhe na rota', 'Privacidade'] },
  ],
  horario_atendimento: 'Segunda a sexta, das 7h às 18h; sábado, das 7h às 12h',
  instrucoesPedido: 'Diga o horário da doca e se o entregador precisa recolher engradados vazios.',
  toleranciaVencida: 30,
  chave_pix: 'pix@atacadobandeirantes.example',
  lojas: [
    {
      nome: 'Centro de distribuição Campinas',
      descricao_endereco_loja: 'Rodovia Anhanguera, km 104, galpão 4, Campinas, SP',
      lat: -22.856,
      lng: -47.148,
      telefone: '1935550140',
      horarios: [
        '07:00-17:00',
        '07:00-17:00',
        '07:00-17:00',
        '07:00-17:00',
        '07:00-17:00',
        '07:00-12:00',
        null,
      ],
    },
  ],
  areas,
  formasEntrega: [
    {
      nome: 'Rota própria',
      tipoEntrega: 'DELIVERY',
      preco: 39.9,
      gratis_acima: 1500,
      pedido_minimo: 300,
      dias: [1, 2, 3, 4, 5, 6],
      janelas: ['06:00-12:00', '12:00-18:00'],
      antecedencia_horas: 14,
      capacidade_kg: 6000,
      faixas: [
        { area: 'Região Metropolitana de Campinas', preco: 39.9 },
        { area: 'Cidade de São Paulo', preco: 89.9, prazo_dias: 1 },
        { area: 'Cidade de São Paulo', preco: 59.9, desde: 800, prazo_dias: 1 },
      ],
      lotadas: [{ inicio: '06:00', dia: 1 }],
    },
    {
      nome: 'Transportadora por peso',
      tipoEntrega: 'DELIVERY',
      transportadora: 'Anhanguera Cargas',
      preco: 35,
      pedido_minimo: 150,
      dias: [1, 2, 3, 4, 5],
      janelas: ['08:00-18:00'],
      antecedencia_horas: 0,
      prazo_dias: 2,
      corte_hora: '15:00',
      faixas: [
        { cep: ['13000000', '13999999'], ate_kg: 100, preco: 29.9, por_kg: 0.45 },
        { cep: ['01000000', '05999999'], ate_kg: 100, preco: 49.9, por_kg: 0.7, prazo_dias: 1 },
        { cep: ['08000000', '08499999'], ate_kg: 100, preco: 49.9, por_kg: 0.7, prazo_dias: 1 },
      ],
    },
    {
      nome: 'Retirada no centro de distribuição',
      tipoEntrega: 'RETIRADA',
      preco: 0,
      pedido_minimo: 150,
      dias: [1, 2, 3, 4, 5, 6],
      janelas: ['07:00-12:00'],
      antecedencia_horas: 3,
    },
    {
      nome: 'Retirada à tarde',
      tipoEntrega: 'RETIRADA',
      preco: 0,
      pedido_minimo: 150,
      dias: [1, 2, 3, 4, 5],
      janelas: ['13:00-17:00'],
      antecedencia_horas: 3,
    },
  ],
  recorrencia: {
    mensagem: 'Deixe o abastecimento no automático: o pedido se repete e você confere antes de cada entrega.',
    tipos: [
      { nome: 'Toda semana', dias: 7 },
      { nome: 'A cada 10 dias', dias: 10 },
      { nome: 'A cada duas semanas', dias: 14 },
      { nome: 'Todo mês', meses: 1 },
    ],
  },
  cupons,
  tabelas: tabelasDoAtacado,
  formasPagamento: [
    {
      tipo: 'FATURADO',
      nome: 'Faturado',
      descricao: 'Boletos a prazo, dentro do seu limite de crédito.',
      prazos: [28],
      termos: [[28], [28, 35], [28, 35, 42]],
    },
    {
      tipo: 'BOLETO',
      nome: 'Boleto à vista',
      descricao: 'O pedido entra na rota depois da compensação, em até um dia útil.',
      dias_boleto: 3,
    },
    {
      tipo: 'PIX',
      nome: 'Pix',
      descricao: '2% de desconto nos preços, com confirmação na hora.',
      variacao_percentual: -2,
    },
    {
      tipo: 'CARTAO',
      nome: 'Cartão de crédito',
      descricao: 'Acréscimo de 2% nos preços, em uma parcela.',
      variacao_percentual: 2,
    },
    {
      tipo: 'ENTREGA',
      nome: 'Pagamento na entrega',
      descricao: 'Dinheiro, Pix ou cartão na máquina do entregador.',
      meios: ['DINHEIRO', 'PIX', 'DEBITO', 'CREDITO'],
      condicoes: { tipoEntrega: 'DELIVERY', maximo: 2000 },
    },
  ],
  diasFechados: [
    { dia: '07-14', nome: 'Aniversário de Campinas' },
    { em_dias: 5, nome: 'Inventário do depósito' },
  ],
  caracteristicas: [
    {
      escopo: 'CLIENTE',
      codigo: 'ramo',
      nome: 'Ramo de atividade',
      tipo: 'LISTA',
      obrigatoria: true,
      opcoes: [
        'Bar ou restaurante',
        'Mercado ou mercearia',
        'Padaria ou confeitaria',
        'Hotel ou pousada',
        'Escola ou hospital',
        'Outro',
      ],
    },
    {
      escopo: 'CLIENTE',
      codigo: 'inscricao_estadual',
      nome: 'Inscrição estadual',
      ajuda: 'O estado e o número. Se a empresa é isenta, escreva ISENTO.',
      tipo: 'INSCRICAO_ESTADUAL',
    },
    {
      escopo: 'CLIENTE',
      codigo: 'recebe_aos_sabados',
      nome: 'Recebe mercadoria aos sábados?',
      tipo: 'SIMNAO',
    },
    {
      escopo: 'PEDIDO',
      codigo: 'doca',
      nome: 'Doca ou portão de descarga',
      ajuda: 'Como o entregador encontra o lugar.',
      tipo: 'TEXTO',
    },
    {
      escopo: 'PEDIDO',
      codigo: 'recolher_engradados',
      nome: 'Recolher engradados vazios?',
      tipo: 'SIMNAO',
    },
  ],
  // Its own brands of cleaning are made for it, which counts as making them (RIPI, article 9, IV). Rates of the demo.
  impostos: {
    industria: true,
    simples: false,
    ncm: { 'limpeza-geral': '34025000', 'limpeza-profissional': '34025000', lavanderia: '34025000' },
    regras: [
      { ncm: '3402', ipi: 3.25, mva: 47.35, aliquotainterna: 18 },
      { ncm: '3402', uf: 'RJ', ipi: 3.25, mva: 52.1, aliquotainterna: 20, fcp: 2 },
    ],
  },
  categorias,
  catalogo,
  inicio,
  produtos,
}
