import type { Produto } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { explainPreco } from '@vitrine/rules/preco'

import { useLoja, useRaiz } from '#shell'

/** Canonical address, and what search engines read; the offer only when its price is public (ux 1.5.6). */
export function DadosEstruturados({ produto }: { produto: Produto }) {
  const { slug } = useLoja()
  const { origem, sessao } = useRaiz()
  const url = origem + urls.produto(slug, produto.id, produto.name)
  const { precounitario } = explainPreco(produto, 1, { multiplies: true })
  const [imagem] = produto.imagens
  const dados = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: produto.name,
    sku: produto.sku,
    ...(produto.ean && { gtin: produto.ean }),
    ...(produto.marca && { brand: { '@type': 'Brand', name: produto.marca } }),
    description: produto.descricao,
    ...(imagem && { image: origem + urls.imagem(imagem.hash, 1080) }),
    offers: {
      '@type': 'Offer',
      url,
      price: precounitario,
      priceCurrency: 'BRL',
      availability: `https://schema.org/${produto.disponivel ? 'InStock' : 'OutOfStock'}`,
    },
  }
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:title" content={produto.name} />
      {imagem && <meta property="og:image" content={origem + urls.imagem(imagem.hash, 1080)} />}
      {precounitario !== null && !sessao && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(dados).replaceAll('<', String.raw`\u003c`) }}
        />
      )}
    </>
  )
}
