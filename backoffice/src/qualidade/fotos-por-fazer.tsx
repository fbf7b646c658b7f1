import { Link, useLoaderData } from 'react-router'

import { formatMomento } from '@vitrine/rules/data'
import { Pill } from '@vitrine/ui'

import { urlsPainel, useTrabalho } from '#shell'

import type { loadQualidade } from './load-qualidade.ts'

type Foto = NonNullable<Awaited<ReturnType<typeof loadQualidade>>['qualidade']>['imagens'][number]

const motivos: Record<Foto['motivo'], string> = {
  ESTRAGADA: 'O arquivo não pode ser lido. Envie a foto de novo.',
  GRANDE: 'A foto é grande demais. Envie uma menor.',
  OUTRO: 'Não é do arquivo: a plataforma foi avisada e tenta de novo.',
}

/** Pictures that the store sent and that could not be made: each with why, and the product that shows it. */
export function FotosPorFazer() {
  const { qualidade } = useLoaderData<typeof loadQualidade>()
  const { slug, fuso } = useTrabalho().loja
  if (!qualidade || qualidade.imagens.length === 0) return null
  return (
    <section className="mt-6" aria-labelledby="fotos-por-fazer">
      <h2 id="fotos-por-fazer">Fotos que não puderam ser feitas</h2>
      <p className="text-ink-muted">
        Na loja aparecem incompletas, ou um quadro vazio.{' '}
        <Link className="link" to={urlsPainel.fotos(slug)}>
          Enviar fotos
        </Link>
      </p>
      <ul className="ajustes-lista" aria-labelledby="fotos-por-fazer">
        {qualidade.imagens.map(({ hash, motivo, desistiu_em, ultima_em, produto }) => (
          <li key={hash}>
            <div>
              <b>{produto ? produto.nome : 'Nenhum produto a mostra mais'}</b>{' '}
              <Pill tone="warning">{desistiu_em ? 'Não foi feita' : 'Será tentada de novo'}</Pill>
              <p>{motivos[motivo]}</p>
              <p className="text-12 text-ink-muted">
                Tentada em {formatMomento(ultima_em, fuso)}
                {!produto && ' · pode ser da aparência, de uma categoria ou de uma página'}
              </p>
            </div>
            {produto && (
              <Link className="link" to={urlsPainel.produtos(slug, { busca: produto.nome })}>
                Ver<span className="sr-only"> {produto.nome}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
