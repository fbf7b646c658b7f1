import type { FornecedorDemo, ProdutoDemo } from '../tipos.ts'
import { acoEMadeira } from './aco-e-madeira.ts'
import { areas } from './areas.ts'
import { argamassaERejunte } from './argamassa-e-rejunte.ts'
import { catalogo } from './catalogo.ts'
import { categorias } from './categorias.ts'
import { cimentoEAreia } from './cimento-e-areia.ts'
import { eletrica } from './eletrica.ts'
import { epis } from './epis.ts'
import { ferragens } from './ferragens.ts'
import { ferramentas } from './ferramentas.ts'
import { hidraulica } from './hidraulica.ts'
import { iluminacaoETomadas } from './iluminacao-e-tomadas.ts'
import { pisosELoucas } from './pisos-e-loucas.ts'
import { preparacaoDePintura } from './preparacao-de-pintura.ts'
import { tijolosETelhas } from './tijolos-e-telhas.ts'
import { tintas } from './tintas.ts'
import { servicos } from './servicos.ts'
import { inicio } from './inicio.ts'

const produtos: ProdutoDemo[] = [
  ...cimentoEAreia,
  ...argamassaERejunte,
  ...tijolosETelhas,
  ...acoEMadeira,
  ...eletrica,
  ...iluminacaoETomadas,
  ...hidraulica,
  ...tintas,
  ...preparacaoDePintura,
  ...pisosELoucas,
  ...ferramentas,
  ...ferragens,
  ...epis,
]

const HORARIO = [
  '07:00-18:00',
  '07:00-18:00',
  '07:00-18:00',
  '07:00-18:00',
  '07:00-18:00',
  '07:30-14:00',
  null,
]

/** Building materials with two pickup stores and quotes (tag support-budget); nothing is delivered. */
export const obra: FornecedorDemo = {
  slug: 'obra',
  nome: 'Casa & Obra Paulista',
  empresa: 'Casa & Obra Paulista',
  razaosocial: 'Casa & Obra Paulista Materiais de Construção Ltda.',
  cnpj: '91827346000113',
  telefone: '1935550177',
  email: 'vendas@casaeobrapaulista.example',
  endereco: 'Avenida das Amoreiras, 2450, Parque Itália',
  cidade: 'Campinas',
  uf: 'SP',
  tags: ['use-new-style-page', 'has-collect', 'support-budget', 'restrict-not-approved-user-submission'],
  dominios: ['loja.casaeobrapaulista.example'],
  segmento: 'materiais-de-construcao',
  tema: {
    brand: '#c2410c',
    accent: '#2f6b9a',
    font: 'Instrument Sans',
    radius: 6,
    density: 0.9,
    logoRatio: 3.8,
    imageRatio: 1.2,
    scheme: 'auto',
  },
  logo: { claro: '', escuro: '' },
  seo: {
    title: 'Casa & Obra Paulista: materiais de construção em Campinas e Jundiaí',
    description:
      'Do cimento ao acabamento, com orçamento na hora e retirada no balcão ou no pátio das lojas de Campinas e Jundiaí.',
  },
  menu: [
    { nome: 'Material básico', categoria: 'material-basico' },
    { nome: 'Aço e madeira', categoria: 'estrutura' },
    { nome: 'Elétrica', categoria: 'eletrica' },
    { nome: 'Hidráulica', categoria: 'hidraulica' },
    { nome: 'Tintas', categoria: 'pintura' },
    { nome: 'Pisos e louças', categoria: 'acabamento' },
    { nome: 'Ferramentas', categoria: 'ferramentas' },
    { nome: 'Ferragens', categoria: 'ferragens' },
  ],
  rodape: [
    {
      titulo: 'Compre com a gente',
      links: ['Pedir orçamento', 'Como retirar', 'Trocas e devoluções'],
    },
    {
      titulo: 'Para profissionais',
      links: [
        'Conta de construtora',
        'Limite faturado',
        'Corte de madeira e tinta',
        'Obras que saíram daqui',
      ],
    },
    { titulo: 'Lojas', links: ['Campinas', 'Jundiaí', 'Privacidade'] },
  ],
  horario_atendimento: 'Segunda a sexta, das 7h às 18h; sábado, das 7h30 às 14h',
  instrucoesPedido: 'Informe a placa e o tipo do veículo que virá retirar no pátio.',
  toleranciaVencida: 10,
  chave_pix: 'pix@casaeobrapaulista.example',
  lojas: [
    {
      nome: 'Casa & Obra Campinas',
      descricao_endereco_loja: 'Avenida das Amoreiras, 2450, Parque Itália, Campinas, SP',
      lat: -22.9262,
      lng: -47.0836,
      telefone: '1935550177',
      horarios: HORARIO,
    },
    {
      nome: 'Casa & Obra Jundiaí',
      descricao_endereco_loja: 'Avenida Nove de Julho, 1380, Chácara Urbana, Jundiaí, SP',
      lat: -23.1908,
      lng: -46.8935,
      telefone: '1135550188',
      horarios: HORARIO,
    },
  ],
  areas,
  formasEntrega: [
    {
      nome: 'Retirada no balcão',
      tipoEntrega: 'RETIRADA',
      preco: 0,
      dias: [1, 2, 3, 4, 5, 6],
      janelas: ['08:00-12:00', '12:00-14:00'],
      antecedencia_horas: 2,
    },
    {
      nome: 'Retirada no pátio',
      tipoEntrega: 'RETIRADA',
      preco: 0,
      pedido_minimo: 200,
      dias: [1, 2, 3, 4, 5],
      janelas: ['07:30-11:30', '13:00-17:00'],
      antecedencia_horas: 4,
      capacidade_pedidos: 8,
      lotadas: [{ inicio: '07:30', dia: 1 }],
    },
  ],
  formasPagamento: [
    { tipo: 'PIX', nome: 'Pix', descricao: 'Confirmação na hora e separação imediata.' },
    {
      tipo: 'CARTAO',
      nome: 'Cartão de crédito',
      descricao: 'Cobrado só depois da separação do pedido, em até 10 vezes.',
      parcelas: { maximo: 10, sem_juros: 5, juros_mes: 1.99, minimo: 50 },
    },
    {
      tipo: 'BOLETO',
      nome: 'Boleto à vista',
      descricao: 'A retirada é liberada depois da compensação, em até um dia útil.',
      dias_boleto: 2,
    },
    {
      tipo: 'FATURADO',
      nome: 'Faturado',
      prazos: [30],
      descricao: 'Para construtoras e profissionais com limite de crédito aprovado.',
      termos: [[30], [30, 60], [30, 60, 90]],
    },
  ],
  diasFechados: [{ dia: '07-14', nome: 'Aniversário de Campinas' }],
  caracteristicas: [
    {
      escopo: 'CLIENTE',
      codigo: 'perfil',
      nome: 'Você compra como',
      tipo: 'LISTA',
      opcoes: [
        'Dono da obra',
        'Pedreiro ou mestre de obras',
        'Arquiteto ou engenheiro',
        'Construtora',
        'Revenda',
      ],
    },
    {
      escopo: 'CLIENTE',
      codigo: 'registro_profissional',
      nome: 'CREA ou CAU',
      ajuda: 'Profissionais registrados têm condições próprias.',
      tipo: 'TEXTO',
    },
    {
      escopo: 'CLIENTE',
      codigo: 'inicio_da_obra',
      nome: 'Quando a obra começa',
      tipo: 'DATA',
    },
    {
      escopo: 'PEDIDO',
      codigo: 'placa',
      nome: 'Placa do veículo',
      ajuda: 'De quem vem retirar no pátio.',
      tipo: 'TEXTO',
    },
    {
      escopo: 'PEDIDO',
      codigo: 'andar',
      nome: 'Andar da descarga',
      ajuda: '0 para o térreo.',
      tipo: 'NUMERO',
    },
  ],
  categorias,
  catalogo,
  inicio,
  produtos,
  servicos,
}
