import type { FatosDaLoja, Produto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { listFretes, medidaOf, type FreteAnunciado } from '@vitrine/rules/anuncio'
import { isEan } from '@vitrine/rules/documento'
import { explainPreco } from '@vitrine/rules/preco'

import { dadoDeReais, type Dado } from './dado.ts'

/** Withdrawal within seven days, the whole amount back (CDC art. 49). */
const DEVOLUCAO: Dado = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'BR',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/FreeReturn',
  refundType: 'https://schema.org/FullRefund',
}

/** What one of it costs who has no account; null where that is told to customers alone. */
export function precoPublicoOf(produto: Produto): number | null {
  return explainPreco(produto, 1, { multiplies: true }).precounitario
}

interface Onde {
  origem: string
  url: string
  /** `@id` of who sells. */
  vendedor: string
  fatos: FatosDaLoja | null
}

/** A product with its offer; search engines list none without a price, so there is none where the price is not public. */
export function makeProduto(produto: Produto, onde: Onde): Dado | null {
  const preco = precoPublicoOf(produto)
  if (preco === null) return null
  const { name, sku, ean, marca, descricao, categoria, imagens, especificacoes } = produto
  return {
    '@type': 'Product',
    '@id': `${onde.url}#produto`,
    name,
    sku,
    url: onde.url,
    description: descricao || [name, marca, produto.embalagem].filter(Boolean).join(', '),
    category: categoria.nome,
    gtin: ean && isEan(ean) ? ean : undefined,
    brand: marca ? { '@type': 'Brand', name: marca } : undefined,
    image: imagens.map(({ hash }) => onde.origem + urls.imagem(hash, 1080)),
    additionalProperty: especificacoes.map(({ nome, valor }) => ({
      '@type': 'PropertyValue',
      name: nome,
      value: valor,
    })),
    offers: makeOferta(produto, preco, onde),
  }
}

function makeOferta(produto: Produto, preco: number, { url, vendedor, fatos }: Onde): Dado {
  const fretes = fatos ? listFretes(fatos.entregas, { valor: preco, gramas: null }) : []
  return {
    '@type': 'Offer',
    url,
    price: preco,
    priceCurrency: 'BRL',
    // Of a price that ends with its policy; another day would be a promise that nobody made (decision 0086).
    priceValidUntil: preco === produto.preconf ? produto.efeitospoliticas?.validade : undefined,
    priceSpecification: listEspecificacoes(produto, preco),
    availability: `https://schema.org/${produto.disponivel ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': vendedor },
    shippingDetails: fretes.map((frete) => makeFrete(frete, fatos?.uf ?? '')),
    hasMerchantReturnPolicy: DEVOLUCAO,
  }
}

/** The price by its base unit (Lei 10.962 art. 2-A), and the one that it was lowered from. */
function listEspecificacoes(produto: Produto, preco: number): Dado[] {
  const medida = medidaOf(produto)
  const base = { '@type': 'UnitPriceSpecification', priceCurrency: 'BRL' }
  return [
    {
      ...base,
      price: preco,
      referenceQuantity: medida
        ? {
            '@type': 'QuantitativeValue',
            value: medida.quantidade,
            unitCode: medida.codigo,
            valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: medida.codigo },
          }
        : undefined,
    },
    ...(produto.preco !== undefined && preco < produto.preco
      ? [{ ...base, price: produto.preco, priceType: 'https://schema.org/StrikethroughPrice' }]
      : []),
  ]
}

function makeFrete({ ceps, taxa, dias }: FreteAnunciado, uf: string): Dado {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: dadoDeReais(taxa),
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'BR',
      ...(ceps
        ? {
            postalCodeRange: {
              '@type': 'PostalCodeRangeSpecification',
              postalCodeBegin: ceps.inicio,
              postalCodeEnd: ceps.fim,
            },
          }
        : { addressRegion: uf || undefined }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: makeDias(dias),
      transitTime: makeDias(1),
    },
  }
}

function makeDias(maxValue: number): Dado {
  return { '@type': 'QuantitativeValue', minValue: 0, maxValue, unitCode: 'DAY' }
}
