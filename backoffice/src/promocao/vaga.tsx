import type { ComponentProps, ReactNode } from 'react'

import type { Escrita } from '#cadastro'

interface VagaProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'placeholder' | 'maxLength'
> {
  escrita: Escrita
  nome: string
  /** What it is called to who does not see the sentence around it. */
  label: string
  /** In characters. */
  largura?: number
}

/** A blank of a sentence that is typed; what is wrong with it is told below the sentence (`ErrosDaFrase`). */
export function Vaga({ escrita: { textos, erros, onChange }, nome, label, largura = 6, ...rest }: VagaProps) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...rest}
      className="input frase-vaga num"
      style={{ width: `calc(${largura}ch + 26px)` }}
      aria-label={label}
      aria-invalid={erros[nome] ? true : undefined}
      aria-describedby={erros[nome] ? idDoErro(nome) : undefined}
      value={textos[nome] ?? ''}
      onChange={({ target }) => onChange(nome, target.value)}
    />
  )
}

interface VagaDeEscolhaProps {
  escrita: Escrita
  nome: string
  label: string
  opcoes: Readonly<Record<string, string>>
}

/** A blank of a sentence that is chosen. */
export function VagaDeEscolha({ escrita, nome, label, opcoes }: VagaDeEscolhaProps) {
  const { textos, erros, onChange } = escrita
  return (
    <select
      className="input frase-vaga"
      aria-label={label}
      aria-invalid={erros[nome] ? true : undefined}
      aria-describedby={erros[nome] ? idDoErro(nome) : undefined}
      value={textos[nome] ?? ''}
      onChange={({ target }) => onChange(nome, target.value)}
    >
      {Object.entries(opcoes).map(([valor, dito]) => (
        <option key={valor} value={valor}>
          {dito}
        </option>
      ))}
    </select>
  )
}

interface FraseProps {
  escrita: Escrita
  /** Its blanks, by their labels. */
  vagas: Readonly<Record<string, string>>
  /** The same in words. */
  emPalavras: string
  children: ReactNode
}

/** A sentence with blanks, what is wrong with them, and how it reads. */
export function Frase({ escrita: { erros }, vagas, emPalavras, children }: FraseProps) {
  const errados = Object.keys(vagas).filter((nome) => erros[nome])
  return (
    <div className="frase">
      <p className="frase-vagas">{children}</p>
      {errados.length > 0 && (
        <div role="alert">
          <ul className="frase-erros">
            {errados.map((nome) => (
              <li key={nome} id={idDoErro(nome)}>
                {vagas[nome]}: {erros[nome]}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="frase-lida">
        <span className="sr-only">Em palavras: </span>
        {emPalavras}
      </p>
    </div>
  )
}

const idDoErro = (nome: string): string => `erro-${nome.replaceAll('.', '-')}`
