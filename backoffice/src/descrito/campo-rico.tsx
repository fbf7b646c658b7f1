import { useRef } from 'react'

import { listHrefs, isHrefSeguro } from '@vitrine/rules/texto-rico'
import { Button, Textarea } from '@vitrine/ui'

import { erroOf, type CampoProps } from './campo-descrito.ts'
import { asTexto } from './valores.ts'

/** Text with strong words and links. */
export function CampoRico({ campo, valor, lugar, erros, onValor }: CampoProps) {
  const ref = useRef<HTMLDivElement>(null)
  const texto = asTexto(valor)
  const errado = listHrefs(texto).find((href) => !isHrefSeguro(href))
  function wrap(antes: string, depois: string, vazio: string) {
    const area = ref.current?.querySelector('textarea')
    if (!area) return
    const { selectionStart: de, selectionEnd: ate } = area
    const dentro = texto.slice(de, ate) || vazio
    onValor(texto.slice(0, de) + antes + dentro + depois + texto.slice(ate))
    area.focus()
  }
  return (
    <div ref={ref} className="descrito-rico">
      <div role="toolbar" aria-label={`Formatar: ${campo.label}`}>
        <Button variant="outline" size="s" onClick={() => wrap('**', '**', 'negrito')}>
          <b>Negrito</b>
        </Button>
        <Button variant="outline" size="s" onClick={() => wrap('[', '](https://)', 'texto do link')}>
          Link
        </Button>
      </div>
      <Textarea
        label={campo.label}
        rows={5}
        maxLength={campo.max}
        value={texto}
        error={
          errado === undefined
            ? erroOf(erros, lugar)
            : `O link ${errado} não pode ser usado: comece com https://, loja:/, mailto: ou tel:.`
        }
        onChange={({ target }) => onValor(target.value)}
      />
    </div>
  )
}
