-- expande
-- What somebody wrote to a store by a form of one of its pages (ux 1.17.3). Kept for a year, then deleted (limpar-mensagens).
create table mensagem_formulario (
  idfornecedor uuid not null references fornecedor,
  idmensagem uuid primary key,
  -- Slug of the page, and the form on it with its title.
  pagina text not null,
  formulario text not null,
  titulo text not null,
  -- [{nome, rotulo, valor}] in the order of the form: questions as they were then, answers as plain text.
  respostas jsonb not null check (jsonb_typeof(respostas) = 'array'),
  -- The first e-mail that was asked for; null: none was. By it a person's messages are found.
  email text,
  -- The words that were agreed to.
  consentimento text not null,
  recebida_em timestamptz not null default now(),
  unique (idfornecedor, idmensagem)
);
create index mensagem_formulario_da_loja on mensagem_formulario (idfornecedor, recebida_em desc, idmensagem);
create index mensagem_formulario_email on mensagem_formulario (email) where email is not null;
create index mensagem_formulario_recebida_em on mensagem_formulario (recebida_em);
