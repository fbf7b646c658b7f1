-- expande
-- A slip of the fingers is none of the ear: 'detergnete' sounds like nothing and is one swap of letters away from a word
-- (docs/busca.md). The vocabulary is found by its letters too: their keys stand beside those of the sound, behind a '='.

create function f_chaves_de(chave text, som text, termo text) returns text[] language sql immutable parallel safe strict
return public.f_chaves(chave, som) || public.f_chaves(chave || '=', termo);

-- Letters missing, too many, wrong, or two neighbours swapped, at most one swap: exact up to 2, more than 2 beyond.
create function f_deslizes(escrita text, termo text) returns integer language sql immutable parallel safe strict as $$
  select least(public.levenshtein_less_equal(escrita, termo, 2), 1 + (
    select min(public.levenshtein_less_equal(
      left(escrita, i - 1) || substr(escrita, i + 1, 1) || substr(escrita, i, 1) || substr(escrita, i + 2), termo, 1))
    from generate_series(1, length(escrita) - 1) i))
$$;

create or replace function f_vocabulario(fornecedor uuid, textos text[]) returns void language sql as $$
  insert into public.termo (idfornecedor, termo, escrita, som, chaves)
  select fornecedor, t.termo, min(t.escrita), public.f_som(min(t.escrita)),
    public.f_chaves_de(right(fornecedor::text, 6), public.f_som(min(t.escrita)), t.termo)
  from (
    select public.f_termo(public.f_dobra(p[1] collate "C")) collate "C" as termo, p[1] collate "C" as escrita
    from unnest(textos) texto, regexp_matches(lower(normalize(texto, NFC) collate "pt-BR-x-icu"), '[a-zà-öø-ÿ]{3,40}', 'g') p
  ) t
  where not exists (select from public.termo k where k.idfornecedor = fornecedor and k.termo = t.termo)
  group by t.termo order by t.termo
  on conflict do nothing
$$;

update termo set chaves = f_chaves_de(right(idfornecedor::text, 6), som, termo);
