import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { IconButton, TextInput } from '@vitrine/ui'

import { tellMudanca } from '#cadastro'
import { urlsPainel, useTrabalho } from '#shell'

import type { ProdutoEscrito } from './campos-do-produto.ts'

interface FotosProps {
  nome: string
  imagens: ProdutoEscrito['imagens']
  onChange: (imagens: ProdutoEscrito['imagens']) => void
}

/** Pictures of a product in their order, each with what it shows: another comes first, one goes. New ones come by the names of their files. */
export function Fotos({ nome, imagens, onChange }: FotosProps) {
  const { slug } = useTrabalho().loja
  const enviar = <Link to={urlsPainel.fotos(slug)}>Enviar fotos</Link>
  if (imagens.length === 0) return <p className="text-ink-muted">Este produto ainda não tem foto. {enviar}</p>
  return (
    <>
      <ul className="ficha-fotos" aria-label="Fotos">
        {imagens.map((imagem, i) => (
          <li key={imagem.hash}>
            <img
              src={urls.imagem(imagem.hash, 160)}
              alt={imagem.alt || nome}
              style={{ background: imagem.cor }}
              width={72}
              height={72}
              loading="lazy"
            />
            <TextInput
              small
              label={`O que a foto ${i + 1} mostra`}
              hint="É lido a quem não vê a foto. Vazio, o nome do produto."
              maxLength={300}
              value={imagem.alt}
              onChange={({ target }) =>
                onChange(
                  imagens.map((outra) => (outra === imagem ? { ...imagem, alt: target.value } : outra)),
                )
              }
            />
            <span>
              <IconButton
                icon="chevrons-left"
                label={`Pôr a foto ${i + 1} em primeiro lugar`}
                disabled={i === 0}
                onClick={({ currentTarget }) => {
                  tellMudanca(currentTarget)
                  onChange([imagem, ...imagens.filter((outra) => outra !== imagem)])
                }}
              />
              <IconButton
                icon="trash-2"
                label={`Tirar a foto ${i + 1}`}
                onClick={({ currentTarget }) => {
                  tellMudanca(currentTarget)
                  onChange(imagens.filter((outra) => outra !== imagem))
                }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className="text-ink-muted">A primeira aparece nas listas. {enviar}</p>
    </>
  )
}
