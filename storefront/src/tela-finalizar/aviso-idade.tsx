import { Link } from 'react-router'

import { urls } from '@vitrine/contract/urls'
import { Button, Notice } from '@vitrine/ui'

import { useLoja, useOpenPainel, useSessao } from '#shell'

import type { FaltaIdade } from '#submissao'

/** What restricted goods still need, and the way to it: a panel over this page, so that nothing chosen is lost. */
export function AvisoIdade({ falta }: { falta: FaltaIdade }) {
  const { slug } = useLoja()
  const open = useOpenPainel()
  const isProprio = useSessao()?.administra === true
  if (falta === 'menor') {
    return (
      <Notice tone="warning">
        Há produtos que só vendemos a maiores de 18 anos.{' '}
        <Link to={urls.carrinho(slug)}>Tirar do carrinho</Link>
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title="Produtos para maiores de 18 anos">
      <p>
        {isProprio
          ? 'Falta a data de nascimento no cadastro. Na entrega pedimos um documento com foto.'
          : 'Falta a data de nascimento no cadastro: informa quem administra a conta.'}
      </p>
      {isProprio && (
        <Button
          variant="outline"
          size="s"
          className="mt-2"
          data-painel="atualizar-cadastro"
          onClick={() => open('atualizar-cadastro')}
        >
          Informar data de nascimento
        </Button>
      )}
    </Notice>
  )
}
