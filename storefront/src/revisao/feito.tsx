import { Link } from 'react-router'

import type { Carrinho, LinhaRepeticao } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatQuantidade } from '@vitrine/rules/dinheiro'
import { buttonClass, Notice } from '@vitrine/ui'

import { useLoja } from '#shell'

interface FeitoProps {
  /** What was applied is somebody's cart: the home that follows is another document (§2 Routes). */
  isCarrinho: boolean
  mensagem: string
  repeticao: NonNullable<Carrinho['repeticao']>
}

/** What went into the cart, and each line that did not go whole, with its reason (readings 5). */
export function Feito({ isCarrinho, mensagem, repeticao }: FeitoProps) {
  const { slug } = useLoja()
  const { ajustados, recusados } = repeticao
  return (
    <div className="mt-6 max-w-[640px]">
      <Notice tone="success" live="status">
        {mensagem}
      </Notice>
      <Linhas titulo="Entraram com outra quantidade" linhas={ajustados} />
      <Linhas titulo="Não entraram" linhas={recusados} />
      <div className="mt-6 flex flex-wrap gap-2">
        <Link className={buttonClass({ size: 'l' })} to={urls.carrinho(slug)}>
          Ver carrinho
        </Link>
        <Link
          className={buttonClass({ variant: 'outline', size: 'l' })}
          to={urls.loja(slug)}
          reloadDocument={isCarrinho}
        >
          Continuar comprando
        </Link>
      </div>
    </div>
  )
}

function Linhas({ titulo, linhas }: { titulo: string; linhas: readonly LinhaRepeticao[] }) {
  if (linhas.length === 0) return null
  return (
    <section className="mt-6" aria-label={titulo}>
      <h2 className="mb-2">{titulo}</h2>
      <ul>
        {linhas.map(({ id, nome, pedida, quantidade, motivo }) => (
          <li key={id} className="border-b border-line-soft py-3">
            <b>{nome}</b>
            <p className="text-ink-muted">
              {quantidade > 0 && `${formatQuantidade(quantidade)} de ${formatQuantidade(pedida)}. `}
              {motivo}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
