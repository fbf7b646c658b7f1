import { urls } from '@vitrine/contract/urls'

import { useLoja, useRaiz } from '#shell'

/** Title and address for search engines. */
export function CabecaDoInicio() {
  const { nome, slug, config } = useLoja()
  const { origem } = useRaiz()
  return (
    <>
      <title>{config.seo.title || nome}</title>
      <meta name="description" content={config.seo.description} />
      <link rel="canonical" href={origem + urls.loja(slug)} />
    </>
  )
}
