import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'

import type { Carrossel } from '@vitrine/contract'
import { IconButton } from '@vitrine/ui'

import { ladoDaTecla } from './lado-da-tecla.ts'
import { Ligacao } from './ligacao.tsx'
import { Retrato } from './retrato.tsx'
import estilo from './carrossel-de-imagens.css?url'

const sizes = { larga: '(min-width: 1440px) 1440px, 100vw', alta: '100vw' }

/** Pictures one at a time, moved by whoever looks alone: finger, buttons, arrow keys (APG carousel, grouped). */
export function CarrosselDeImagens({ carrossel, isPrimeiro }: { carrossel: Carrossel; isPrimeiro: boolean }) {
  const { titulo, imagens } = carrossel
  const pista = useRef<HTMLDivElement>(null)
  const [atual, setAtual] = useState(0)
  useEffect(() => {
    const place = pista.current
    if (!place) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) setAtual([...place.children].indexOf(target))
      },
      { root: place, threshold: 0.6 },
    )
    for (const quadro of place.children) observer.observe(quadro)
    return () => observer.disconnect()
  }, [imagens])
  const show = (i: number) => {
    const para = (i + imagens.length) % imagens.length
    pista.current?.scrollTo({ left: para * pista.current.clientWidth, behavior: 'smooth' })
  }
  function onKeyDown(event: KeyboardEvent) {
    const lado = ladoDaTecla(event.key)
    if (lado === 0) return
    event.preventDefault()
    show(atual + lado)
  }
  const isSo = imagens.length === 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys of the carousel, whose buttons do the same
    <section
      className="section pi-imagens"
      aria-roledescription="carrossel"
      aria-label={titulo}
      onKeyDown={onKeyDown}
    >
      <link rel="stylesheet" href={estilo} precedence="tela" />
      {!isSo && (
        <div className="pi-imagens-botoes">
          <IconButton icon="chevron-left" label="Imagem anterior" onClick={() => show(atual - 1)} />
          <div role="group" aria-label="Escolher a imagem">
            {imagens.map((imagem, i) => (
              <button
                key={imagem.arte.larga.hash}
                type="button"
                aria-label={`Mostrar a imagem ${i + 1}: ${imagem.titulo}`}
                aria-disabled={i === atual || undefined}
                onClick={() => show(i)}
              />
            ))}
          </div>
          <IconButton icon="chevron-right" label="Próxima imagem" onClick={() => show(atual + 1)} />
        </div>
      )}
      <div ref={pista} className="pi-imagens-pista" aria-live="polite">
        {imagens.map(({ arte, titulo: nome, texto, destino }, i) => (
          <div
            key={arte.larga.hash}
            role="group"
            data-promocao={`${carrossel.idcarrossel}-${i + 1}`}
            data-nome={nome}
            data-espaco={`carrossel-${i + 1}`}
            aria-roledescription="imagem"
            aria-label={`${i + 1} de ${imagens.length}: ${nome}`}
            inert={!isSo && i !== atual}
          >
            <Retrato arte={arte} sizes={sizes} priority={isPrimeiro && i === 0} />
            <p className="pi-imagens-texto">
              {destino ? (
                <Ligacao destino={destino} className="pi-imagens-link">
                  {nome}
                </Ligacao>
              ) : (
                <b>{nome}</b>
              )}
              {texto && <span>{texto}</span>}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}
