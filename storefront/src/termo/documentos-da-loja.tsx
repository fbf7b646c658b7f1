import { Fragment } from 'react'

import { urls } from '@vitrine/contract/urls'

import { useLoja } from '#shell'

/** Links to the store's own documents, as they stand in a sentence, after the words that lead to them; nothing where it has published none. */
export function DocumentosDaLoja({ antes }: { antes: string }) {
  const { slug, config } = useLoja()
  const { documentos } = config.rodape
  return documentos.map(({ chave, nome }, posto) => (
    <Fragment key={chave}>
      {posto === 0 ? antes : separate(posto, documentos.length)}
      <a className="link" href={urls.pagina(slug, chave)} target="_blank" rel="noreferrer">
        {nome}
      </a>
    </Fragment>
  ))
}

const separate = (posto: number, quantos: number) => (posto === quantos - 1 ? ' e ' : ', ')
