import type { FatosDaLoja, Fornecedor } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'

import type { Dado } from './dado.ts'
import { imagemDaLoja } from './imagem-da-loja.ts'

/** The seller, with the same `@id` on every page. */
export const idDaLoja = (home: string) => `${home}#loja`

/** The firm behind a store, as its footer names it. */
export function makeOrganizacao({ nome, config }: Fornecedor, origem: string, home: string): Dado {
  const { rodape, seo, tema } = config
  return {
    '@type': 'Organization',
    '@id': idDaLoja(home),
    name: nome,
    url: home,
    legalName: rodape.razaosocial || undefined,
    taxID: rodape.cnpj || undefined,
    email: rodape.email || undefined,
    telephone: rodape.telefone || undefined,
    address: rodape.endereco
      ? { '@type': 'PostalAddress', streetAddress: rodape.endereco, addressCountry: 'BR' }
      : undefined,
    logo: tema.logo.claro ? origem + urls.imagem(tema.logo.claro, 480) : undefined,
    image: imagemDaLoja(seo.image, origem) ?? undefined,
    sameAs: seo.url.startsWith('https://') ? [seo.url] : undefined,
  }
}

/** The site, with its search as a search engine may offer it. */
export function makeSite({ nome, slug }: Fornecedor, origem: string, home: string): Dado {
  return {
    '@type': 'WebSite',
    '@id': `${home}#site`,
    name: nome,
    url: home,
    inLanguage: 'pt-BR',
    publisher: { '@id': idDaLoja(home) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origem}${urls.loja(slug)}?sk={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

const DIAS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Each place where it hands out its goods. */
export function makeLojas({ nome }: Fornecedor, fatos: FatosDaLoja, home: string): Dado[] {
  return fatos.lojas.map((loja) => ({
    '@type': 'Store',
    '@id': `${home}#loja-${loja.idloja}`,
    name: `${nome}, ${loja.nome}`,
    url: home,
    telephone: loja.telefone || undefined,
    parentOrganization: { '@id': idDaLoja(home) },
    address: {
      '@type': 'PostalAddress',
      streetAddress: loja.descricao_endereco_loja,
      addressLocality: fatos.cidade,
      addressRegion: fatos.uf,
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: loja.lat, longitude: loja.lng },
    openingHoursSpecification: loja.horarios.flatMap((horario, dia) => {
      const [opens, closes] = horario?.split('-') ?? []
      return opens && closes
        ? [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: `https://schema.org/${DIAS[dia]}`,
              opens,
              closes,
            },
          ]
        : []
    }),
  }))
}
