/** What readers require of each thing, and what a value must look like: schema.org, and Google Search where it asks for more. */
type Exigencia = 'texto' | 'url' | 'numero' | 'inteiro' | 'coisa' | RegExp

const schema = (...nomes: string[]) => new RegExp(`^https://schema\\.org/(${nomes.join('|')})$`)
const referencia: Exigencia = 'coisa'

const tabela: Readonly<
  Record<string, { exige: Record<string, Exigencia>; aceita?: Record<string, Exigencia> }>
> = {
  Product: {
    exige: { name: 'texto', image: 'url', offers: 'coisa', description: 'texto' },
    aceita: {
      '@id': 'url',
      url: 'url',
      sku: 'texto',
      gtin: /^(\d{8}|\d{12,14})$/,
      brand: 'coisa',
      category: 'texto',
      additionalProperty: 'coisa',
    },
  },
  Brand: { exige: { name: 'texto' } },
  PropertyValue: { exige: { name: 'texto', value: 'texto' } },
  Offer: {
    exige: {
      price: 'numero',
      priceCurrency: /^BRL$/,
      availability: schema('InStock', 'OutOfStock'),
      url: 'url',
      itemCondition: schema('NewCondition'),
      shippingDetails: 'coisa',
      hasMerchantReturnPolicy: 'coisa',
    },
    aceita: {
      priceSpecification: 'coisa',
      seller: referencia,
      priceValidUntil: /^\d{4}-\d{2}-\d{2}$/,
    },
  },
  UnitPriceSpecification: {
    exige: { price: 'numero', priceCurrency: /^BRL$/ },
    aceita: { priceType: schema('StrikethroughPrice'), referenceQuantity: 'coisa' },
  },
  QuantitativeValue: {
    exige: { unitCode: /^(C62|KGM|LTR|MTR|MTK|MTQ|DAY)$/ },
    aceita: { value: 'numero', minValue: 'inteiro', maxValue: 'inteiro', valueReference: 'coisa' },
  },
  OfferShippingDetails: {
    exige: { shippingRate: 'coisa', shippingDestination: 'coisa', deliveryTime: 'coisa' },
  },
  MonetaryAmount: { exige: { value: 'numero', currency: /^BRL$/ } },
  DefinedRegion: {
    exige: { addressCountry: /^BR$/ },
    aceita: { addressRegion: /^[A-Z]{2}$/, postalCodeRange: 'coisa' },
  },
  PostalCodeRangeSpecification: { exige: { postalCodeBegin: /^\d{8}$/, postalCodeEnd: /^\d{8}$/ } },
  ShippingDeliveryTime: { exige: { handlingTime: 'coisa', transitTime: 'coisa' } },
  MerchantReturnPolicy: {
    exige: {
      applicableCountry: /^BR$/,
      returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: 'inteiro',
      returnMethod: schema('ReturnByMail'),
      returnFees: schema('FreeReturn'),
    },
    aceita: { refundType: schema('FullRefund') },
  },
  Organization: {
    exige: { '@id': 'url', name: 'texto', url: 'url', logo: 'url' },
    aceita: {
      legalName: 'texto',
      taxID: 'texto',
      email: 'texto',
      telephone: 'texto',
      address: 'coisa',
      image: 'url',
      sameAs: 'url',
    },
  },
  PostalAddress: {
    exige: { streetAddress: 'texto', addressCountry: /^BR$/ },
    aceita: { addressLocality: 'texto', addressRegion: /^[A-Z]{2}$/ },
  },
  WebSite: {
    exige: { '@id': 'url', name: 'texto', url: 'url', potentialAction: 'coisa' },
    aceita: { inLanguage: /^pt-BR$/, publisher: referencia },
  },
  SearchAction: { exige: { target: 'coisa', 'query-input': /^required name=search_term_string$/ } },
  EntryPoint: { exige: { urlTemplate: /^https?:\/\/.*\{search_term_string\}/ } },
  Store: {
    exige: { '@id': 'url', name: 'texto', address: 'coisa', geo: 'coisa', url: 'url' },
    aceita: { telephone: 'texto', parentOrganization: referencia, openingHoursSpecification: 'coisa' },
  },
  GeoCoordinates: { exige: { latitude: 'numero', longitude: 'numero' } },
  OpeningHoursSpecification: {
    exige: {
      dayOfWeek: schema('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'),
      opens: /^\d\d:\d\d$/,
      closes: /^\d\d:\d\d$/,
    },
  },
  BreadcrumbList: { exige: { itemListElement: 'coisa' } },
  ItemList: { exige: { itemListElement: 'coisa', numberOfItems: 'inteiro' } },
  ListItem: { exige: { position: 'inteiro', name: 'texto' }, aceita: { item: 'url', url: 'url' } },
  FAQPage: { exige: { mainEntity: 'coisa' } },
  Question: { exige: { name: 'texto', acceptedAnswer: 'coisa' } },
  Answer: { exige: { text: 'texto' } },
}

function isValor(valor: unknown, exigencia: Exigencia): boolean {
  if (exigencia instanceof RegExp) return typeof valor === 'string' && exigencia.test(valor)
  if (exigencia === 'coisa') return typeof valor === 'object' && valor !== null
  if (exigencia === 'numero') return typeof valor === 'number' && Number.isFinite(valor)
  if (exigencia === 'inteiro') return Number.isInteger(valor)
  if (exigencia === 'url')
    return typeof valor === 'string' && /^https?:\/\//.test(valor) && URL.canParse(valor)
  return typeof valor === 'string' && valor.trim() !== ''
}

/** What is missing, wrong or unknown in a thing and in all that it holds. */
export function findErros(dado: object): string[] {
  const { '@type': tipo, ...partes } = dado as Record<string, unknown> & { '@type'?: string }
  // A reference to a thing that stands elsewhere on the page.
  if (tipo === undefined) return Object.keys(partes).join() === '@id' ? [] : ['a thing without @type']
  const linha = tabela[tipo]
  if (!linha) return [`${tipo} is not in the table`]
  const campos = { ...linha.exige, ...linha.aceita }
  const faltam = Object.keys(linha.exige).filter((nome) => {
    const valor = partes[nome]
    return valor === undefined || (Array.isArray(valor) && valor.length === 0)
  })
  return [
    ...faltam.map((nome) => `${tipo}.${nome} is missing`),
    ...Object.entries(partes).flatMap(([nome, valor]) => {
      const exigencia = campos[nome]
      if (valor === undefined) return []
      if (!exigencia) return [`${tipo}.${nome} is unknown`]
      return [valor].flat().flatMap((cada) => {
        if (!isValor(cada, exigencia)) return [`${tipo}.${nome}: ${String(cada)}`]
        return exigencia === 'coisa' ? findErros(cada as object) : []
      })
    }),
  ]
}
