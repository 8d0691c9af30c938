-- A call that nobody answers is an outcome that every office has. It stands after the voicemail, in every version of
-- the settings, so that an older one can still be put back.
update setting_versions set value = jsonb_set(value, '{callOutcomes}', (
  select jsonb_agg(outcome order by place) from (
    select outcome, place::numeric from jsonb_array_elements(value->'callOutcomes') with ordinality as listed(outcome, place)
    union all
    select jsonb_build_object('id', 'no-answer', 'name', jsonb_build_object('en', 'No answer', 'es', 'No contestó'),
      'isActive', true, 'isReached', false),
      coalesce((select place from jsonb_array_elements(value->'callOutcomes') with ordinality as listed(outcome, place)
        where outcome->>'id' = 'voicemail'), 0) + 0.5) all_of_them))
where section = 'outcomes' and not value->'callOutcomes' @> '[{"id": "no-answer"}]';
