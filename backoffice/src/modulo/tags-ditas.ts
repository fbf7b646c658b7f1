import type { ModulosDaLoja } from '@vitrine/contract'
import type { TagDeAjuste } from '@vitrine/rules/acesso'

interface TagDita {
  tag: TagDeAjuste
  nome: string
  /** What changes when it is on. */
  efeito: string
}

export interface GrupoDeTags {
  titulo: string
  tags: readonly TagDita[]
}

/** The tags of section 6 as switches, by what they are about. */
export const gruposDeTags: readonly GrupoDeTags[] = [
  {
    titulo: 'Quem vê e quem compra',
    tags: [
      {
        tag: 'hide-price-for-logged-out-customers',
        nome: 'Preços só para quem entrou',
        efeito: 'O visitante vê os produtos sem preço, com um convite para entrar.',
      },
      {
        tag: 'block-not-approved-user',
        nome: 'Só clientes aprovados',
        efeito:
          'Quem entrou e ainda não foi aprovado não vê preços nem compra: lê que o cadastro está em análise.',
      },
      {
        tag: 'restrict-not-approved-user-submission',
        nome: 'Pedido só depois de aprovado',
        efeito: 'Quem espera aprovação vê preços e monta o carrinho, mas não envia o pedido.',
      },
      {
        tag: 'support-budget',
        nome: 'Orçamentos',
        efeito:
          'O carrinho pode virar um pedido de orçamento, que a equipe precifica. Quem ainda não foi aprovado pede sem ver preços.',
      },
    ],
  },
  {
    titulo: 'Preços e quantidades',
    tags: [
      {
        tag: 'support-price-variance-by-payment',
        nome: 'Preço por forma de pagamento',
        efeito: 'O preço muda pelo percentual da forma de pagamento: no Pix, por exemplo, 3 % a menos.',
      },
      {
        tag: 'disable-product-multiple',
        nome: 'Atacado sem múltiplos',
        efeito: 'O preço de atacado conta as unidades do carrinho, sem multiplicar pela embalagem.',
      },
      {
        tag: 'shows-stock',
        nome: 'Mostrar o estoque',
        efeito: 'O cliente vê quanto há e não põe mais que isso no carrinho.',
      },
    ],
  },
  {
    titulo: 'Endereço e entrega',
    tags: [
      {
        tag: 'requires-address-to-access',
        nome: 'Pedir o endereço na entrada',
        efeito: 'A loja só abre depois que o cliente diz onde quer receber.',
      },
      {
        tag: 'requires-supplier-to-access',
        nome: 'Escolher a loja pelo lugar',
        efeito: 'Quem chega sem ter escolhido uma loja para o seu lugar é levado à escolha.',
      },
      {
        tag: 'use-primary-address',
        nome: 'Sempre o endereço principal',
        efeito: 'A compra usa o endereço principal do cadastro.',
      },
      {
        tag: 'uses-single-address',
        nome: 'Um endereço só',
        efeito: 'O cliente guarda um único endereço; para mudar, edita esse.',
      },
      {
        tag: 'store-prefers-delivery-with-pickup',
        nome: 'Lojas de retirada junto da entrega',
        efeito: 'As lojas onde se retira aparecem no mesmo passo da entrega.',
      },
    ],
  },
  {
    titulo: 'Vitrine e divulgação',
    tags: [
      {
        tag: 'use-new-style-page',
        nome: 'Página inicial montada',
        efeito: 'A página inicial tem seções e carrosséis; desligada, é a lista de produtos.',
      },
      {
        tag: 'enable-recommendation-system',
        nome: 'Sugestões de produtos',
        efeito: 'O carrinho e os produtos sugerem o que combina com a compra.',
      },
      {
        tag: 'uses-share-coupom',
        nome: 'Cupom de indicação',
        efeito: 'O cliente manda aos amigos o cupom de indicação da loja.',
      },
      {
        tag: 'enable-google-analytics-ga4-version-tag-events',
        nome: 'Google Analytics 4',
        efeito: 'Visitas e compras vão para o Analytics da loja, de quem aceitar os cookies.',
      },
    ],
  },
]

/** What a switched tag waits for, or what another takes from it; null: nothing stands in its way. */
export function sayDependencia(
  tag: TagDeAjuste,
  { faz_entrega, faz_retirada, ga4, indicacao, modulos, tags }: Omit<ModulosDaLoja, 'versao'>,
): string | null {
  const frases: Partial<Record<TagDeAjuste, string | false>> = {
    'requires-address-to-access':
      !faz_entrega && 'Só vale numa loja que entrega: ligue a entrega em Preparar a loja.',
    'store-prefers-delivery-with-pickup':
      !(faz_entrega && faz_retirada) && 'Só vale numa loja com entrega e retirada.',
    'enable-google-analytics-ga4-version-tag-events':
      ga4 === null && 'Falta o código de medição (G-…) da loja: até lá nada é medido.',
    'uses-share-coupom': dependsOnCupom(modulos, indicacao),
    'restrict-not-approved-user-submission':
      tags.includes('block-not-approved-user') && '“Só clientes aprovados” já recusa antes disso.',
    'use-primary-address':
      tags.includes('uses-single-address') && 'Com “Um endereço só” não há outro para escolher.',
  }
  return frases[tag] || null
}

function dependsOnCupom(modulos: ModulosDaLoja['modulos'], indicacao: boolean): string | false {
  if (!modulos.includes('cupom')) return 'O módulo Cupons está desligado: sem ele não há cupom.'
  return !indicacao && 'Nenhum cupom ativo é de indicação: até lá nada aparece.'
}
